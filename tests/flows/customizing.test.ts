// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import type { Client } from "../../src/api/client";
import { settle } from "../../src/app/completing/completeStep";
import { fail } from "../../src/kernel/result";
import type { Runner } from "../../src/form/runner";
import { examples } from "../../src/lines/homeowners/examples";
import { line } from "../../src/lines/homeowners/line";
import { chosenCoverages } from "../../src/session/fields/coverages";
import type { Editable } from "../../src/stages/quotes/customize/choices";
import { updateQuotes } from "../../src/stages/quotes/customize/updateQuotes";
import { sendOwed } from "../../src/stages/quotes/run/sendCoverages";
import { ratingHash } from "../../src/stages/quotes/run/ratingHash";
import type { QuoteRun } from "../../src/stages/quotes/run/quoteRun";
import { openFunnel } from "./funnel";

type Answer = "taken" | "lost" | "unavailable" | "hangs";

/** Opens the quotes with a service that answers each PATCH of the coverages as listed, and accepts all later ones. */
async function customizing(answers: Answer[]) {
  const patches: unknown[] = [];
  const served = (client: Client): Client => ({
    ...client,
    call: (async (endpoint: { id: string }, options: { body?: unknown; signal?: AbortSignal }) => {
      if (endpoint.id !== "updateCoverages") return client.call(endpoint as never, options as never);
      patches.push(options.body);
      const answer = answers.shift() ?? "taken";
      if (answer === "lost") await client.call(endpoint as never, options as never);
      if (answer === "taken") return client.call(endpoint as never, options as never);
      if (answer === "hangs") await new Promise((_resolve, reject) => options.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))));
      return fail({ type: "about:blank", title: "", status: 503, code: "UNAVAILABLE" } as never);
    }),
  });
  const { session, answer } = openFunnel(line, [], served);
  await answer(examples.minimal("TX"), "personal-info");
  const before = session.answers.peek().get(chosenCoverages);
  const choices = { ...before, all: { personalLiability: "500000" } };
  const edits = [{ id: "PERSONAL_LIABILITY", label: "Personal liability", to: "$500,000" }];
  const editable = [{ apiKey: "personalLiability", defaultValue: "100000" }, { apiKey: "contents", defaultValue: "30000" }] as unknown as Editable[];
  const begin = vi.fn();
  const runner = { settle: async (signal: AbortSignal) => (await settle(session, signal)).kind === "next" } as Runner;
  const leave = new AbortController();
  const change = (personalLiability: string) =>
    updateQuotes(session, runner, { choices: { ...before, all: { personalLiability } }, edits, editable, run: { begin } as unknown as QuoteRun }, leave.signal).catch(() => false);
  const update = () => change("500000");
  const held = () => {
    const { all, byVehicle } = session.answers.peek().get(chosenCoverages);
    return { all, byVehicle };
  };
  return { session, update, change, before, choices, patches, begin, leave, held };
}

describe("new choices", () => {
  it("are sent once, and rated once, with the reason for the difference", async () => {
    const { session, update, choices, patches, begin, held } = await customizing(["taken"]);
    expect(await update()).toBe(true);
    expect([held(), patches.length, begin.mock.calls.length]).toEqual([choices, 1, 1]);
    expect(session.quotes.edits.peek().map(({ to }) => to)).toEqual(["$500,000"]);
  });

  it("that couldn't be sent change neither answers nor prices, and can be sent again", async () => {
    const { session, update, before, choices, patches, begin, held } = await customizing(["unavailable"]);
    session.quotes.status.value = "Completed";
    expect(await update()).toBe(false);
    expect([held(), session.quotes.status.peek(), session.quotes.edits.peek(), begin.mock.calls.length]).toEqual([before, "Completed", [], 0]);
    expect(await update()).toBe(true);
    expect([held(), patches.length, begin.mock.calls.length]).toEqual([choices, 2, 1]);
  });

  it("whose answer is lost are taken back at the service before the next prices", async () => {
    const { session, update, patches, change } = await customizing(["taken", "lost"]);
    expect(await update()).toBe(true);
    expect(await change("300000")).toBe(false);
    expect(await sendOwed(session, { settle: () => Promise.resolve(true) } as unknown as Runner, new AbortController().signal)).toBe("sent");
    expect(patches.map((body) => JSON.stringify(body).match(/\d{6}/)?.[0])).toEqual(["500000", "300000", "500000"]);
  });

  it("that are the first and whose answer is lost give way to the service's own before the next prices, and the prices shown stay right", async () => {
    const { session, update, patches, leave } = await customizing(["lost"]);
    const rated = ratingHash(session);
    expect(await update()).toBe(false);
    expect(ratingHash(session)).toBe(rated);
    expect(await sendOwed(session, { settle: () => Promise.resolve(true) } as unknown as Runner, leave.signal)).toBe("sent");
    expect(patches).toEqual([{ editableCoverages: { personalLiability: "500000" } }, { editableCoverages: { personalLiability: "100000" } }]);
  });

  it("whose call hangs are dropped with the dialog, and nothing is rated", async () => {
    const { session, update, before, begin, leave, held } = await customizing(["hangs"]);
    session.quotes.status.value = "Completed";
    const updating = update();
    await new Promise((resolve) => setTimeout(resolve));
    leave.abort();
    expect(await updating).toBe(false);
    expect([held(), session.quotes.status.peek(), begin.mock.calls.length]).toEqual([before, "Completed", 0]);
  });
});

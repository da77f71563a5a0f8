// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import type { Client } from "../../src/api/client";
import type { QuoteEvent } from "../../src/api/contract/quotes";
import { ok } from "../../src/kernel/result";
import type { Runner } from "../../src/form/runner";
import { examples } from "../../src/lines/auto/examples";
import { line } from "../../src/lines/auto/line";
import { createQuoteRun } from "../../src/stages/quotes/quoteRun";
import { openFunnel } from "./funnel";

/** A service of which every run ends like this; counts submissions. */
function ending(status: "Failed" | "Completed") {
  const state = { submitted: 0 };
  const answered = () => ({ applicationId: "application", ratingRun: state.submitted, carriersAsked: 2 });
  const client = {
    call: () => {
      state.submitted += 1;
      return Promise.resolve(ok({ ...answered(), status: "Started" }));
    },
    stream: (_endpoint: unknown, _options: unknown, onEvent: (event: QuoteEvent) => void) => {
      onEvent({ type: "snapshot", ...answered(), status, carriersAnswered: 2, quotes: [], withoutPrice: [] });
      return Promise.resolve({ reason: "complete" });
    },
  };
  return { client: client as unknown as Client, state };
}

async function onQuotes(status: "Failed" | "Completed") {
  const { session, answer } = openFunnel(line, []);
  await answer(examples.minimal("TX"), "history");
  session.lead.value = null;
  const { client, state } = ending(status);
  const raise = vi.fn();
  const runner = { settle: () => Promise.resolve(true), raise } as unknown as Runner;
  const run = createQuoteRun({ ...session, api: client }, runner);
  /** Another visit, or another try. */
  const begin = async (): Promise<void> => {
    run.begin();
    await new Promise((resolve) => setTimeout(resolve));
    await vi.waitFor(() => expect([session.quotes.complete.peek(), run.deadline.peek()]).toEqual([true, null]));
  };
  await begin();
  return { run, begin, raise, state };
}

it("asks every carrier again for another try after all of them failed, and blames no edit", async () => {
  const { run, begin, state, raise } = await onQuotes("Failed");
  expect([run.failed.peek(), state.submitted]).toEqual([true, 1]);
  await begin();
  expect([run.failed.peek(), state.submitted, run.renewed.peek()]).toEqual([true, 2, false]);
  expect(raise).not.toHaveBeenCalled();
});

it("asks nobody again who has answered, and tells of no prices once", async () => {
  const { begin, state, raise } = await onQuotes("Completed");
  await begin();
  await begin();
  expect(state.submitted).toBe(1);
  expect(raise.mock.calls).toEqual([["noQuotesReturned", undefined]]);
});

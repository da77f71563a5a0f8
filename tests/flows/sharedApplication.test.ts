// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { settle } from "../../src/app/completing/completeStep";
import type { Runner } from "../../src/form/runner";
import { examples } from "../../src/lines/auto/examples";
import { line } from "../../src/lines/auto/line";
import { chosenCoverages } from "../../src/session/fields/coverages";
import { createQuoteRun } from "../../src/stages/quotes/run/quoteRun";
import { vehicles } from "../../src/steps/vehicles/fields";
import { openFunnel } from "./funnel";
import { sharedApplications } from "./sharedApplication";

/** A visit that has answered all of auto, beside another device with the same application. */
async function besideAnother(version?: "1.0") {
  const service = sharedApplications(version);
  const funnel = openFunnel(line, [], service.served);
  const { session } = funnel;
  await funnel.answer(examples.minimal("TX"), "history");
  const { id } = session.application.peek()!;
  const shown: string[] = [];
  session.quotes.quotes.subscribe((quotes) => shown.push(...quotes.map((quote) => quote.id)));
  const runner = { settle: async (abort: AbortSignal) => (await settle(session, abort)).kind === "next", raise: vi.fn() } as unknown as Runner;
  const run = createQuoteRun(session, runner);
  const begin = async (): Promise<void> => {
    run.begin();
    await vi.waitFor(() => expect([session.quotes.complete.peek(), run.deadline.peek(), run.failed.peek()]).toEqual([true, null, false]));
  };
  return { ...funnel, ...service, id, shown, begin };
}

it.each([
  ["before prices are asked for", "submitApplication", false, undefined],
  ["before prices are asked for at a service of 1.0", "submitApplication", false, "1.0"],
  ["while a service of 1.0 is asked", "readApplication", false, "1.0"],
  ["and asks for prices of its own meanwhile", "streamQuotes", true, undefined],
] as const)("shows the prices of its own answers when another device writes %s", async (_when, call, asks, version) => {
  const { session, id, ids, shown, begin, before, write, hasForeignParts } = await besideAnother(version);
  before.set(call, () => write(id, asks));
  await begin();
  expect(shown).not.toContain("of another device");
  expect(shown).toContain("of this one");
  expect([session.application.peek()?.id, ids(), hasForeignParts(id)]).toEqual([id, [id], false]);
});

it("keeps an application that another device has written to, and sends all of its own answers to it", async () => {
  const { session, complete, takeSent, id, ids, write, hasForeignParts } = await besideAnother();
  write(id);
  takeSent();
  expect(await complete({ step: "annual-mileage", detail: null }, { numberOfMiles: "9,000" })).toEqual({ kind: "next" });
  expect(await settle(session, new AbortController().signal)).toEqual({ kind: "next" });
  expect([session.application.peek()?.id, ids(), hasForeignParts(id)]).toEqual([id, [id], false]);
  expect(takeSent().filter(({ call }) => call.startsWith("POST /v1/applications"))).toEqual([]);
});

it("sends all of its own answers again when another device writes while they are sent", async () => {
  const { session, before, id, write, hasForeignParts } = await besideAnother();
  // Owes everything again except the application itself.
  session.advance({ effects: Object.fromEntries(Object.entries(session.progress().effects).filter(([key]) => key.startsWith("address:"))) });
  // Drivers are sent twice: before vehicles, and at the end with their history.
  before.set("updateVehicles", () => before.set("updateDrivers", () => write(id)));
  expect(await settle(session, new AbortController().signal)).toEqual({ kind: "next" });
  expect([session.application.peek()?.id, hasForeignParts(id)]).toEqual([id, false]);
});

it("asks for prices with one call to the application", async () => {
  const { id, begin, takeSent } = await besideAnother();
  takeSent();
  await begin();
  expect(takeSent().map(({ call }) => call).filter((call) => call.includes("/applications/"))).toEqual([`POST /v1/applications/${id}/submission`]);
});

it("sends a part once if no other device writes", async () => {
  const { session, takeSent } = await besideAnother();
  takeSent();
  expect(await settle(session, new AbortController().signal)).toEqual({ kind: "next" });
  expect(takeSent()).toEqual([]);
});

it("continues after its own change reached the service but the response was lost before a reload", async () => {
  const { session, complete, id, ids, takeSent } = await besideAnother();
  const revision = session.application.peek()!.revision;
  const mileage = { step: "annual-mileage", detail: null };
  expect(await complete(mileage, { numberOfMiles: "9,000" })).toEqual({ kind: "next" });
  // The page has never seen the response to this call.
  session.application.value = { ...session.application.peek()!, revision };
  session.advance({ completed: session.progress().completed.filter((step) => step !== "annual-mileage") });
  takeSent();
  expect(await complete(mileage, { numberOfMiles: "9,500" })).toEqual({ kind: "next" });
  expect([session.application.peek()?.id, ids()]).toEqual([id, [id]]);
  // The lost one, this one, and the years of coverage, which are owed again.
  expect(session.application.peek()?.revision).toBe(revision + 3);
});

it("sends a choice of coverage to an application of two devices again", async () => {
  const { session, id, ids, shown, begin, write } = await besideAnother();
  write(id);
  session.commit({ [chosenCoverages.name]: { all: {}, byVehicle: { [session.answers.peek().get(vehicles)[0]!.key]: { collision: "500" } } } });
  await begin();
  expect([...new Set(shown)]).toEqual(["of this one"]);
  expect(ids()).toEqual([id]);
});

it("asks for no prices while a part is refused however often it is sent", async () => {
  const { session, complete, before, id, write } = await besideAnother();
  const again = (): void => {
    write(id);
    queueMicrotask(() => before.set("updateAdditionalInfo", again));
  };
  before.set("updateAdditionalInfo", again);
  expect(await complete({ step: "annual-mileage", detail: null }, { numberOfMiles: "9,000" })).toEqual({ kind: "next" });
  expect(await settle(session, new AbortController().signal)).toMatchObject({ kind: "retry", problem: { code: "REVISION_CONFLICT" } });
});

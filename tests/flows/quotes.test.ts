// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import type { Client } from "../../src/api/client";
import type { QuoteEvent } from "../../src/api/contract/quotes";
import { settle } from "../../src/app/completeStep";
import { fail, ok } from "../../src/kernel/result";
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
    call: ({ id }: { id: string }) => {
      if (id === "submitApplication") state.submitted += 1;
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


/** Another tab of the same session: what it does to the application is done when the test says so. */
async function besideAnotherTab() {
  const funnel = openFunnel(line, []);
  const { session } = funnel;
  await funnel.answer(examples.minimal("TX"), "history");
  const first = session.application.peek()!.id;
  const { api } = session;
  const ahead = new Map<string, number>();
  const shown: string[] = [];
  const runs = { mine: 1, streamed: 1 };
  const call = async (endpoint: { id: string; revision?: string }, options: { params?: { applicationId?: string }; revision?: number }) => {
    const application = options.params?.applicationId ?? "";
    const revision = ahead.get(application);
    if (endpoint.revision && revision !== undefined) return fail({ type: "about:blank", title: "", status: 409, code: "REVISION_CONFLICT", revision });
    const answer = await api.call(endpoint as never, options as never);
    if (endpoint.id === "submitApplication") return ok({ applicationId: application, ratingRun: runs.mine, status: "Started", carriersAsked: 1 });
    return endpoint.id === "readApplication" && revision !== undefined ? ok({ ...(answer as { value: object }).value, revision }) : answer;
  };
  const stream = (_endpoint: unknown, { params }: { params: { applicationId: string } }, onEvent: (event: QuoteEvent) => void) => {
    const isFirst = params.applicationId === first;
    const quote = { id: isFirst ? "of the other tab" : "of this one", premium: 1, termMonths: 6 } as never;
    if (isFirst) ahead.set(first, 9);
    onEvent({ type: "snapshot", applicationId: params.applicationId, ratingRun: isFirst ? runs.streamed : 1, carriersAsked: 1, status: "Completed", carriersAnswered: 1, quotes: [quote], withoutPrice: [] });
    return Promise.resolve({ reason: "complete" });
  };
  Object.assign(session, { api: { call, stream } });
  const runner = { settle: async (abort: AbortSignal) => (await settle(session, abort)).kind === "next", raise: vi.fn() } as unknown as Runner;
  const run = createQuoteRun(session, runner);
  session.quotes.quotes.subscribe((quotes) => shown.push(...quotes.map(({ id }) => id)));
  const begin = async (): Promise<void> => {
    run.begin();
    await vi.waitFor(() => expect([session.quotes.complete.peek(), run.deadline.peek()]).toEqual([true, null]));
  };
  return { ...funnel, first, ahead, runs, shown, begin };
}

it.each(["before they are asked for", "and asked for prices of its own"])("shows no prices of answers that another tab gave %s", async (when) => {
  const { session, first, ahead, runs, shown, begin } = await besideAnotherTab();
  if (when.startsWith("before")) ahead.set(first, 9);
  else runs.streamed = 2;
  await begin();
  expect(shown).toEqual(["of this one"]);
  expect(session.application.peek()?.id).not.toBe(first);
});

it("makes an application of its own where another tab has changed the one they share", async () => {
  const { session, complete, takeSent, first, ahead } = await besideAnotherTab();
  ahead.set(first, 9);
  takeSent();
  const mileage = { step: "annual-mileage", detail: null };
  expect(await complete(mileage, { numberOfMiles: "9,000" })).toEqual({ kind: "next" });
  const { id } = session.application.peek()!;
  expect(id).not.toBe(first);
  const calls = takeSent().map(({ call }) => call);
  for (const part of ["drivers", "vehicles"]) expect(calls).toContain(`PATCH /v1/applications/${id}/${part}`);
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Client } from "../../src/api/client";
import type { QuoteEvent } from "../../src/api/contract/quotes";
import { settle } from "../../src/app/completing/completeStep";
import { fail, ok } from "../../src/kernel/result";
import type { Runner } from "../../src/form/runner";
import { examples } from "../../src/lines/auto/examples";
import { line } from "../../src/lines/auto/line";
import { examples as rentersExamples } from "../../src/lines/renters/examples";
import { line as renters } from "../../src/lines/renters/line";
import { chosenCoverages } from "../../src/session/fields/coverages";
import { createQuoteRun } from "../../src/stages/quotes/run/quoteRun";
import { openFunnel } from "./funnel";

type End = "Failed" | "Completed" | "InProgress";

afterEach(() => vi.useRealTimers());

/** A service whose every run ends like this, or that stays silent. Counts submissions. Every run has these `prices`. */
function ending(status: End | "silent", prices: readonly unknown[] = []) {
  const state = { submitted: 0, listed: 0 };
  const answered = () => ({ applicationId: "application", ratingRun: state.submitted, carriersAsked: 2 });
  const lost = fail({ type: "about:blank", title: "", status: 0, code: "NETWORK" } as const);
  const client = {
    call: ({ id }: { id: string }) => {
      if (id === "submitApplication") state.submitted += 1;
      if (id === "listQuotes") state.listed += 1;
      if (id === "listQuotes" && status === "silent") return Promise.resolve(lost);
      return Promise.resolve(ok({ ...answered(), status: "Started", quotes: prices, withoutPrice: [] }));
    },
    stream: (_endpoint: unknown, _options: unknown, onEvent: (event: QuoteEvent) => void) => {
      if (status === "silent") return Promise.resolve({ reason: "failed", problem: lost.error });
      onEvent({ type: "snapshot", ...answered(), status, carriersAnswered: 2, quotes: prices as never, withoutPrice: [] });
      return Promise.resolve({ reason: "complete" });
    },
  };
  return { client: client as unknown as Client, state };
}

async function onQuotes(...service: Parameters<typeof ending>) {
  const { session, answer } = openFunnel(line, []);
  await answer(examples.minimal("TX"), "history");
  session.lead.value = null;
  const { client, state } = ending(...service);
  const raise = vi.fn();
  const track = vi.fn();
  const runner = { settle: () => Promise.resolve(true), raise } as unknown as Runner;
  const shown = { ...session, api: client, analytics: { ...session.analytics, track } };
  const run = createQuoteRun(shown, runner);
  /** Starts another visit, or another try. */
  const begin = async (): Promise<void> => {
    run.begin();
    await new Promise((resolve) => setTimeout(resolve));
    await vi.waitFor(() => expect([session.quotes.complete.peek(), run.deadline.peek()]).toEqual([true, null]), { timeout: 10_000 });
  };
  await begin();
  const ends = () => track.mock.calls.flatMap(([event]) => (event.event === "quoting_end" ? [event.reason] : []));
  return { session: shown, run, begin, raise, state, ends };
}

it("asks every carrier again on another try after all of them failed, and blames no edit", async () => {
  const { run, begin, state, raise } = await onQuotes("Failed");
  expect([run.failed.peek(), state.submitted]).toEqual([true, 1]);
  await begin();
  expect([run.failed.peek(), state.submitted, run.renewed.peek()]).toEqual([true, 2, false]);
  expect(raise).not.toHaveBeenCalled();
});

it("asks no carrier again that has answered, and reports missing prices once", async () => {
  const { begin, state, raise, ends } = await onQuotes("Completed");
  await begin();
  await begin();
  expect(state.submitted).toBe(1);
  expect(raise.mock.calls).toEqual([["noQuotesReturned", undefined]]);
  expect(ends()).toEqual(["QUOTING_COMPLETED"]);
});

const price = { id: "quote-1", carrierId: "tern", carrierName: "Tern", premium: 600, term: 6, coverages: [], messages: [] };

describe("the reason for missing quotes", () => {
  it.each([
    ["every company has answered", "Completed", "QUOTING_COMPLETED", false],
    ["no company could be reached", "Failed", "QUOTES_FAILURE", true],
    ["the service isn't heard of, however often it is asked", "silent", "EXCEEDED_MAX_RETRIES", true],
  ] as const)("%s", async (_when, status, reason, failed) => {
    const { session, run, ends } = await onQuotes(status);
    expect([session.quotes.ended.peek(), run.failed.peek(), ends()]).toEqual([reason, failed, [reason]]);
  }, 15_000);

  it("30 seconds have passed: available quotes stay", async () => {
    const begun = openFunnel(line, []);
    await begun.answer(examples.minimal("TX"), "history");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { client } = ending("InProgress", [price]);
    const track = vi.fn();
    const session = { ...begun.session, api: client, analytics: { ...begun.session.analytics, track } };
    createQuoteRun(session, { settle: () => Promise.resolve(true), raise: vi.fn() } as unknown as Runner).begin();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(session.quotes.ended.peek()).toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([session.quotes.ended.peek(), session.quotes.quotes.peek().length]).toEqual(["TIMED_OUT", 1]);
    expect(track).toHaveBeenCalledWith({ event: "quoting_end", reason: "TIMED_OUT" });
  });

  it.each([
    ["others were still to come", null, "QUOTE_SELECTED"],
    ["all had answered", "QUOTING_COMPLETED", "QUOTING_COMPLETED"],
  ] as const)("one was chosen while %s", async (_when, before, reason) => {
    const { session, answer } = openFunnel(line, []);
    await answer(examples.minimal("TX"), "history");
    session.quotes.ended.value = before;
    await answer(examples.minimal("TX"), "policy-compare");
    expect(session.quotes.ended.peek()).toBe(reason);
  });
});

describe("quotes that the service has already", () => {
  it("are fetched on another visit, without another rating", async () => {
    const { session, begin, run, state } = await onQuotes("Completed", [price]);
    // A reload, a link or an advisor's batch restores the application with its rated answers, but without quotes.
    session.quotes.clear();
    expect(session.quotes.quotes.peek()).toEqual([]);
    await begin();
    expect([run.pulling.peek(), session.quotes.quotes.peek().length, state.submitted]).toEqual([true, 1, 1]);
  });

  it("are still received after one was chosen before the others arrived", async () => {
    const { session, begin, state, raise } = await onQuotes("Completed", [price]);
    session.quotes.ended.value = "QUOTE_SELECTED";
    await begin();
    expect([session.quotes.ended.peek(), state.submitted, raise.mock.calls]).toEqual(["QUOTING_COMPLETED", 1, []]);
  });

  it("are requested anew, with a message at once, after a relevant answer has changed", async () => {
    const { session, begin, run, state } = await onQuotes("Completed", [price]);
    session.application.value = { ...session.application.peek()!, ratedWith: "of other answers" };
    const begun = begin();
    expect([run.renewed.peek(), run.pulling.peek()]).toEqual([true, false]);
    await begun;
    expect(state.submitted).toBe(2);
  });
});

it.each([
  ["an online purchase is remembered, and its progress starts over", renters, rentersExamples, true],
  ["a firm price with an advisor is no purchase", line, examples, false],
] as const)("new prices discard the choice of a quote: %s", async (_what, of, from, isBought) => {
  const { session, answer } = openFunnel(of, []);
  await answer(from.minimal("TX"), "policy-compare");
  const chosen = { ...session.selection.peek()!, bindable: true };
  session.selection.value = chosen;
  session.advance({ furthestGroup: 5 });
  const run = createQuoteRun({ ...session, api: ending("Completed", [price]).client }, { settle: () => Promise.resolve(true), raise: vi.fn() } as unknown as Runner);
  run.refresh();
  await vi.waitFor(() => expect(session.quotes.complete.peek()).toBe(true));
  expect([run.bought.peek(), session.selection.peek(), session.progress().furthestGroup]).toEqual([isBought ? chosen : null, null, 3]);
  expect(session.progress().completed).not.toContain("policy-compare");
});

it("sends a choice made while an earlier one is sent, before prices are requested", async () => {
  const { session, answer } = openFunnel(line, []);
  await answer(examples.minimal("TX"), "history");
  const sent: unknown[] = [];
  const chosen = () => session.answers.peek().get(chosenCoverages);
  const later = { all: { bodilyInjury: "50000/100000" }, byVehicle: {} };
  const settleOwed = async (): Promise<boolean> => {
    sent.push(chosen());
    await Promise.resolve();
    session.commit({ [chosenCoverages.name]: later });
    return true;
  };
  createQuoteRun({ ...session, api: ending("Completed", [price]).client }, { settle: settleOwed, raise: vi.fn() } as unknown as Runner).begin();
  await vi.waitFor(() => expect(session.quotes.complete.peek()).toBe(true));
  expect(sent).toEqual([chosenCoverages.initial, later]);
});

it.each([
  ["lacks answers of", "APPLICATION_INCOMPLETE", []],
  ["has lost", "NOT_FOUND", ["createAutoApplication"]],
] as const)("sends every answer again to a service that %s the application", async (_what, code, made) => {
  let refusals = 1;
  const calls: string[] = [];
  const served = (client: Client): Client => ({
    ...client,
    call(endpoint, options) {
      calls.push(endpoint.id);
      const isRefused = endpoint.id === "submitApplication" && refusals-- > 0;
      return isRefused ? Promise.resolve(fail({ type: "about:blank", title: "", status: 409, code }) as never) : client.call(endpoint, options);
    },
  });
  const { session, answer } = openFunnel(line, [], served);
  await answer(examples.minimal("TX"), "history");
  calls.length = 0;
  const runner = { settle: async (abort: AbortSignal) => (await settle(session, abort)).kind === "next", raise: vi.fn() } as unknown as Runner;
  createQuoteRun(session, runner).begin();
  const submissions = () => calls.filter((id) => id === "submitApplication").length;
  await vi.waitFor(() => expect(submissions()).toBe(2));
  expect(calls.filter((id) => /^create\w+Application$/.test(id))).toEqual(made);
  expect(calls.slice(calls.indexOf("submitApplication"), calls.lastIndexOf("submitApplication"))).toEqual(expect.arrayContaining(["updateDrivers", "updateAdditionalInfo", "updateVehicles"]));
});

interface Run {
  readonly number: number;
  readonly status: "Completed" | "InProgress";
  readonly prices?: readonly unknown[];
  /** Another run that the same stream tells of. */
  readonly then?: Run;
}

/** Asks for prices whose streams are of these runs, one after the other; null is an application that the service doesn't know. */
async function following(streams: (Run | null)[], submitted: readonly unknown[] = []) {
  const { session, answer } = openFunnel(line, []);
  await answer(examples.minimal("TX"), "history");
  session.lead.value = null;
  const refusals = [...submitted];
  const state = { submitted: 0, streamed: 0, remade: 0 };
  const lost = fail({ type: "about:blank", title: "", status: 404, code: "NOT_FOUND" } as const);
  const client = {
    call: ({ id }: { id: string }) => {
      if (id === "submitApplication") state.submitted += 1;
      return Promise.resolve(refusals.shift() ?? ok({ applicationId: "a", ratingRun: state.submitted, revision: session.application.peek()?.revision, carriersAsked: 2 }));
    },
    stream: (_endpoint: unknown, _options: unknown, onEvent: (event: QuoteEvent) => void) => {
      const run = streams[Math.min(state.streamed++, streams.length - 1)];
      if (!run) return Promise.resolve({ reason: "refused", problem: lost.error });
      for (const { number, status, prices = [] } of [run, ...(run.then ? [run.then] : [])]) {
        onEvent({ type: "snapshot", applicationId: "a", ratingRun: number, status, carriersAsked: 2, carriersAnswered: 1, quotes: prices as never, withoutPrice: [] });
      }
      return Promise.resolve({ reason: "complete" });
    },
  } as unknown as Client;
  // The service makes a lost application again when what is owed is sent.
  const remade = { ...session.application.peek()!, ratedWith: null };
  const settleOwed = (): Promise<boolean> => {
    if (session.application.peek() === null) state.remade += 1;
    session.application.value ??= remade;
    return Promise.resolve(true);
  };
  const raise = vi.fn();
  const run = createQuoteRun({ ...session, api: client }, { settle: settleOwed, raise } as unknown as Runner);
  run.begin();
  await vi.waitFor(() => expect(run.failed.peek() || session.quotes.complete.peek() || session.quotes.updateRequired.peek() || raise.mock.calls.length > 0).toBe(true));
  return { session, run, raise, state, shown: () => session.quotes.quotes.peek().map(({ premium }) => premium) };
}

describe("prices that another tab has requested since, for answers that this page doesn't show", () => {
  const foreign: Run = { number: 7, status: "Completed", prices: [{ ...price, premium: 999 }] };

  it("aren't shown: this page's own are requested again", async () => {
    const { run, shown, state } = await following([foreign, { number: 2, status: "Completed", prices: [price] }]);
    expect([shown(), state.submitted, run.failed.peek()]).toEqual([[600], 2, false]);
  });

  it("aren't fought over: a second such run offers another try", async () => {
    const { run, shown, state } = await following([foreign]);
    expect([shown(), state.submitted, run.failed.peek()]).toEqual([[], 2, true]);
  });
});

describe("an application that the service has lost while prices are followed", () => {
  it("is made again, once, and its prices are shown", async () => {
    const { run, shown, state } = await following([null, { number: 2, status: "Completed", prices: [price] }]);
    expect([shown(), state.submitted, state.remade, run.failed.peek()]).toEqual([[600], 2, 1, false]);
  });

  it("that is lost again offers another try", async () => {
    const { run, state } = await following([null]);
    expect([state.submitted, run.failed.peek()]).toEqual([2, true]);
  });
});

it("prices on screen stay, said to be out of date, when another tab has requested others", async () => {
  const { session, run, shown, state } = await following([
    { number: 1, status: "InProgress", prices: [price], then: { number: 7, status: "Completed", prices: [{ ...price, premium: 999 }] } },
  ]);
  expect([shown(), session.quotes.updateRequired.peek(), state.submitted, run.failed.peek()]).toEqual([[600], true, 1, false]);
});

it("no prices are asked for while answers are owed that can't be sent", async () => {
  const { session, answer } = openFunnel(line, []);
  await answer(examples.minimal("TX"), "history");
  const { client, state } = ending("Completed", [price]);
  const run = createQuoteRun({ ...session, api: client }, { settle: () => Promise.resolve(false), raise: vi.fn() } as unknown as Runner);
  run.begin();
  await vi.waitFor(() => expect(run.failed.peek() || session.quotes.complete.peek()).toBe(true));
  expect([state.submitted, run.failed.peek()]).toEqual([0, true]);
});

it.each([
  ["too high", "PREMIUM_TOO_HIGH", [["tooExpensiveConnectViaPhone"]], 1],
  ["refused", "INTERNAL", [], 1],
  ["lost again and again", "NOT_FOUND", [], 2],
] as const)("a submission that is %s is shown so, and sent no more often than helps", async (_what, code, raised, submitted) => {
  const refused = fail({ type: "about:blank", title: "", status: 409, code });
  const { run, raise, state } = await following([], [refused, refused, refused, refused]);
  await vi.waitFor(() => expect(run.failed.peek()).toBe(true));
  expect([raise.mock.calls, state.submitted]).toEqual([raised, submitted]);
});

// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import type { Client } from "../../../api/client";
import { updateLead } from "../../../api/contract/leads";
import type { QuoteEvent } from "../../../api/contract/quotes";
import { retryQuote } from "../../../api/contract/quotes";
import { localProblem } from "../../../api/problems";
import { aQuote, anUnpriced } from "../../../fixtures/quotes";
import { sessionOptions } from "../../../fixtures/sessionOptions";
import { fail, ok } from "../../../kernel/result";
import { createSession } from "../../../session/createSession";
import type { Line } from "../../../session/line";
import { askAgain } from "./askAgain";

const listed = { applicationId: "a", ratingRun: 1, status: "Completed", carriersAsked: 1, carriersAnswered: 1 } as const;
const waiting = { ...listed, status: "InProgress", quotes: [], withoutPrice: [anUnpriced()] } as const;

interface Company {
  readonly events?: readonly QuoteEvent[];
  readonly refuses?: boolean;
  readonly leadStatus?: string;
  readonly hasApplication?: boolean;
}

const priced: QuoteEvent = { type: "quote", ratingRun: 1, quote: aQuote() };
const declined: QuoteEvent = { type: "unpriced", ratingRun: 1, unpriced: anUnpriced({ outcome: "DECLINED" }) };

/** Asks the one company without a price once more. */
async function asked({ events = [], refuses = false, leadStatus = "CAPTURED", hasApplication = true }: Company, abort = new AbortController()) {
  const call = vi.fn((endpoint: unknown) => {
    if (endpoint === retryQuote) return Promise.resolve(refuses ? fail(localProblem("INTERNAL", 500)) : ok(waiting));
    return Promise.resolve(endpoint === updateLead ? ok({ leadId: "l", revision: 2, quoteStatus: "QUOTED" }) : ok(waiting));
  });
  const stream = (_endpoint: unknown, _options: unknown, onEvent: (event: QuoteEvent) => void) => {
    events.forEach(onEvent);
    return Promise.resolve({ reason: "complete" });
  };
  const session = createSession(sessionOptions({ api: { call, stream } as unknown as Client }));
  session.line.value = { slug: "auto", wire: "PERSONAL_AUTO", riskState: () => "OH", flow: { groups: [] } } as unknown as Line;
  session.lead.value = { id: "l", token: "t", revision: 1, status: leadStatus };
  if (hasApplication) session.application.value = { id: "a", token: "t", line: "auto", revision: 1, ratedWith: "hash" };
  session.quotes.receive({ ...listed, type: "snapshot", quotes: [], withoutPrice: [anUnpriced({ outcome: "TIMED_OUT" })] });
  const isAnswered = await askAgain(session, "quote-1", abort.signal);
  await new Promise((resolve) => setTimeout(resolve));
  const told = call.mock.calls.filter(([endpoint]) => endpoint === updateLead).length;
  session.dispose();
  return { isAnswered, told, prices: session.quotes.quotes.peek().length, calls: call.mock.calls.length };
}

it.each<[string, Company, object]>([
  ["gives the first price, which the advisors are told of", { events: [priced] }, { isAnswered: true, prices: 1, told: 1 }],
  ["gives a price, of which the advisors know others", { events: [priced], leadStatus: "QUOTED" }, { isAnswered: true, prices: 1, told: 0 }],
  ["declines", { events: [declined] }, { isAnswered: true, prices: 0, told: 0 }],
  ["can't be asked", { refuses: true }, { isAnswered: false, prices: 0, told: 0 }],
  ["isn't asked without an application", { hasApplication: false }, { isAnswered: false, calls: 0 }],
])("a company that is asked again %s", async (_what, company, expected) => {
  expect(await asked(company)).toMatchObject(expected);
});

it("a company that doesn't answer in 30 seconds hasn't answered", async () => {
  vi.useFakeTimers();
  try {
    const answer = asked({});
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await answer).toMatchObject({ isAnswered: false, prices: 0, told: 0 });
  } finally {
    vi.useRealTimers();
  }
});

it("nothing is told of an answer that comes after the visitor has left", async () => {
  const left = new AbortController();
  left.abort();
  expect(await asked({ events: [priced] }, left)).toMatchObject({ isAnswered: false, told: 0 });
});

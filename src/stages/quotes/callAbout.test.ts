// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import type { Client } from "../../api/client";
import { updateLead } from "../../api/contract/leads";
import { selectQuote } from "../../api/contract/quotes";
import { localProblem } from "../../api/problems";
import { aQuote, aSelection } from "../../fixtures/quotes";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { fail, ok } from "../../kernel/result";
import { createSession } from "../../session/createSession";
import { withoutQuote } from "../../session/lead/scenarios";
import type { Line } from "../../session/line";
import { callAbout } from "./callAbout";
import { takeChoice } from "./takeChoice";

const selected = ok({ carrierSpecificQuoteId: "TT-2", isBindable: true });

function visit(answer: unknown = selected) {
  const call = vi.fn((endpoint: unknown) => Promise.resolve(endpoint === selectQuote ? answer : ok({ leadId: "l", revision: 2, quoteStatus: "QUOTED" })));
  const events: object[] = [];
  const options = sessionOptions({ api: { call } as unknown as Client });
  const session = createSession({ ...options, analytics: { ...options.analytics, track: (event) => void events.push(event) } });
  session.line.value = { slug: "auto", wire: "PERSONAL_AUTO", riskState: () => "OH", flow: { groups: [] } } as unknown as Line;
  session.lead.value = { id: "l", token: "t", revision: 1, status: "QUOTED" };
  session.application.value = { id: "a", token: "t", line: "auto", revision: 1, ratedWith: "hash" };
  const calls = () => call.mock.calls.map(([endpoint]) => (endpoint === selectQuote ? "select" : endpoint === updateLead ? "lead" : "other"));
  return { session, events, calls };
}

it.each([
  ["the list: no quote is selected", null, selected, ["lead"], null],
  ["a quote: it is selected before the advisors are told", aQuote(), selected, ["select", "lead"], "quote-1"],
  ["a quote that the service no longer has: the rest is told", aQuote(), fail(localProblem("INTERNAL", 404)), ["select", "lead"], null],
] as const)("a call about %s", async (_what, quote, answer, expected, selection) => {
  const { session, events, calls } = visit(answer);
  callAbout(session, quote);
  await vi.waitFor(() => expect(calls()).toEqual(expected));
  expect([session.calls.peek(), events, session.selection.peek()?.quoteId ?? null]).toEqual([1, [{ event: "finalize", by: "phone" }], selection]);
  session.dispose();
});

it.each([
  ["a quote, with what the service says of it", aSelection(), ["select"], { carrierSpecificQuoteId: "TT-2", bindable: true }],
  ["a company without a price, at once", aSelection({ kind: "additional", quoteId: null, premium: null, carrierSpecificQuoteId: null }), [], { carrierSpecificQuoteId: null, bindable: false }],
] as const)("takes %s", async (_what, choice, expected, kept) => {
  const { session, calls } = visit();
  expect((await takeChoice(session, choice, session.signal)).ok).toBe(true);
  expect([calls(), session.selection.peek()]).toEqual([expected, { ...choice, ...kept }]);
  session.dispose();
});

it.each([
  [withoutQuote, null],
  ["other", "other"],
])("a choice takes back the case '%s' only if that was for having none", async (scenario, kept) => {
  const { session } = visit();
  session.complex.value = { scenario, reason: "without_quote" };
  await takeChoice(session, aSelection(), session.signal);
  expect(session.complex.peek()?.scenario ?? null).toBe(kept);
  session.dispose();
});

it("a refused choice leaves the earlier one and the case", async () => {
  const { session } = visit(fail(localProblem("INTERNAL", 500)));
  session.selection.value = aSelection({ quoteId: "earlier" });
  session.complex.value = { scenario: withoutQuote, reason: "without_quote" };
  expect((await takeChoice(session, aSelection(), session.signal)).ok).toBe(false);
  expect([session.selection.peek()?.quoteId, session.complex.peek()?.scenario]).toEqual(["earlier", withoutQuote]);
  session.dispose();
});

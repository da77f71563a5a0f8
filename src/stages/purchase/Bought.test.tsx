import { expect, it } from "vitest";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { aSelection } from "../../fixtures/quotes";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { createSession } from "../../session/createSession";
import { Bought } from "./Bought";
import { reviewOf } from "./reviewPrice";

const page = mounted();

/** A quote of $240 a year that was reviewed at `reviewed`, for the answers of revision 1. */
function show({ reviewed = null as number | null, revision = 1, picked = true, startDate = "" } = {}) {
  const session = createSession(sessionOptions());
  session.commit({ startDate });
  session.application.value = { id: "a", token: "t", line: "renters", revision, ratedWith: "hash" };
  if (picked) session.selection.value = aSelection({ bindable: true, premium: 240, term: 12 });
  reviewOf(session).value = reviewed === null ? { kind: "failed" } : { kind: "price", price: { premium: reviewed, before: 240, termMonths: 12, notice: null, terms: `a 1 quote-1 ${reviewed}` } };
  page.render(inFunnel(session, aRunner(), <Bought />));
  return page.container.textContent;
}

it.each([
  ["the price of the quote", {}, "$20.00/mo"],
  ["the price that was reviewed for these answers", { reviewed: 300 }, "$25.00/mo"],
  ["not a price that was reviewed for other answers", { reviewed: 300, revision: 2 }, "$20.00/mo"],
])("shows %s", (_which, of, price) => {
  expect(show(of)).toContain(price);
});

it("names the first day once there is one", () => {
  expect(show({ startDate: "07/01/2026" })).toContain("Renters policy, starts July 1");
  expect(show()).not.toContain("starts");
});

it("is not there without a quote", () => {
  expect(show({ picked: false })).toBe("");
});

import { signal } from "@preact/signals-react";
import { act } from "react";
import { expect, it, vi } from "vitest";
import type { Client } from "../../api/client";
import { listQuotes } from "../../api/contract/quotes";
import type { Runner } from "../../form/runner";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { aQuote, aQuotedCoverage, aSelection } from "../../fixtures/quotes";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { ok } from "../../kernel/result";
import { createSession } from "../../session/createSession";
import type { Line } from "../../session/line";
import { insuranceStartDate } from "../../steps/startDate/fields";
import { reviewOf } from "./reviewPrice";
import { ReviewScreen } from "./ReviewScreen";

const page = mounted();

const contents = aQuotedCoverage({ id: "CONTENTS", label: "Belongings", value: "$30K" });
const mine = aQuote({ id: "quote-1", coverages: [contents, aQuotedCoverage({ id: "ALL_PERILS", label: "Deductible", value: "$500" })] });
const other = aQuote({ id: "quote-2", coverages: [{ ...contents, value: "$99K" }] });

/** Shows the review of a price that was $240 when it was selected. `known` are the quotes that this page has. */
async function show({ before = null as number | null, known = [other, mine], hasApplication = true } = {}) {
  const call = vi.fn((_endpoint: unknown) => Promise.resolve(ok({ quotes: [other, mine], withoutPrice: [] })));
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  const steps = [{ id: "insurance-start", title: { key: "t", english: "Start" }, fields: [insuranceStartDate] }];
  session.line.value = { slug: "renters", riskState: () => "OH", flow: { groups: [{ id: "g", label: { key: "g" }, steps }] } } as unknown as Line;
  session.commit({ firstName: "Maya", lastName: "Okafor", startDate: "07/01/2026" });
  session.selection.value = aSelection({ bindable: true, premium: 240, term: 12 });
  if (hasApplication) session.application.value = { id: "a", token: "t", line: "renters", revision: 1, ratedWith: "hash" };
  session.quotes.receive({ type: "snapshot", applicationId: "a", ratingRun: 1, status: "Completed", carriersAsked: 2, carriersAnswered: 2, quotes: known, withoutPrice: [] });
  const runner = aRunner({ show: vi.fn<Runner["show"]>(), settle: () => new Promise(() => undefined), position: signal({ step: "purchase/review-details", detail: null }) });
  page.render(inFunnel(session, runner, <ReviewScreen />));
  act(() => void (reviewOf(session).value = { kind: "price", price: { premium: 264, before, termMonths: 12, notice: null, terms: "terms" } }));
  // A lookup asks in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  return { session, runner, listed: () => call.mock.calls.filter(([endpoint]) => endpoint === listQuotes).length };
}

const shown = () => page.container.textContent.replaceAll("\u00a0", " ");
const press = (name: string) => act(() => [...page.container.querySelectorAll("button")].find((button) => button.getAttribute("aria-label") === name)!.click());

it.each([
  [240, true],
  [null, false],
])("says that the price has changed from %s: %s", async (before, isSaid) => {
  await show({ before });
  expect(shown()).toContain("$264.00 for 12 months");
  expect(shown()).toContain("$22.00 a month");
  expect(shown().includes("Your price changed from $240.00 to $264.00 for 12 months. Tern & Tide checked your latest answers.")).toBe(isSaid);
});

it.each([
  ["that this page has", { known: [other, mine] }, 0],
  ["that the service has, after a reload", { known: [] }, 1],
])("lists the coverages of the quote %s", async (_which, of, calls) => {
  const { listed } = await show(of);
  expect(shown()).toContain("$30K belongings, $500 deductible");
  expect(shown()).not.toContain("$99K");
  expect(listed()).toBe(calls);
});

it("has no line of coverages without a quote, and asks for none without an application", async () => {
  const { listed } = await show({ known: [], hasApplication: false });
  expect(shown()).not.toContain("deductible");
  expect(shown()).toContain("Maya Okafor");
  expect(listed()).toBe(0);
});

it.each([
  ["Change Name", "renters/personal-info"],
  ["Change Belongings", "renters/policy-compare"],
  ["Change start date", "renters/insurance-start"],
])("%s leads to %s, and from there back", async (name, route) => {
  const { session, runner } = await show();
  // Arriving forgets an earlier way back.
  expect(session.returnTo.peek()).toBeNull();
  press(name);
  expect(runner.show).toHaveBeenCalledWith(route);
  expect(session.returnTo.peek()).toBe("purchase/review-details");
});

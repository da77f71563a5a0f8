import { act } from "react";
import { expect, it, vi } from "vitest";
import { z } from "../../../kernel/zod";
import { aRunner } from "../../../fixtures/aRunner";
import { inFunnel } from "../../../fixtures/inFunnel";
import { mounted } from "../../../fixtures/mounted";
import { aCoverage, aQuote } from "../../../fixtures/quotes";
import { sessionOptions } from "../../../fixtures/sessionOptions";
import { deductibleWeight } from "../../../business/whatIf";
import type { Coverage } from "../../../api/contract/coverage";
import { field } from "../../../flow/field";
import { say } from "../../../kernel/phrase";
import { createSession } from "../../../session/createSession";
import { chosenCoverages } from "../../../session/fields/coverages";
import type { Line } from "../../../session/line";
import type { QuoteRun } from "../run/quoteRun";
import { useQuickChoice, type Quick } from "./useQuickChoice";

const page = mounted();

const years = field("years", z.number(), { initial: 20 });
const deductible = aCoverage({
  id: "ALL_PERILS",
  apiKey: "allPerils",
  label: "Deductible",
  isDeductible: true,
  isEditable: true,
  defaultValue: "1000",
  increments: { incrementType: "LIST", options: ["500", "1000", "2500"].map((value) => ({ label: `$${value}`, value })) },
});
const byAnswer = { kind: "answer", answer: years, values: [10, 20, 30] };
const byDeductible = { kind: "deductible", coverages: ["ALL_PERILS"], values: ["500", "1000", "2500", "5000"] };

interface Visit {
  readonly quick?: object | null;
  readonly definitions?: readonly Coverage[];
  readonly complete?: boolean;
  readonly settles?: boolean;
}

/** The quick choice above one quote of $100 a month. */
function show({ quick = byDeductible, definitions = [deductible], complete = true, settles = true }: Visit) {
  const session = createSession(sessionOptions());
  const line = { slug: "homeowners", wire: "PERSONAL_HOME", quick, weights: { ALL_PERILS: deductibleWeight(0.5) }, riskState: () => "OH", flow: { groups: [] } };
  session.line.value = line as unknown as Line;
  session.quotes.receive({ type: "snapshot", applicationId: "a", ratingRun: 1, status: complete ? "Completed" : "InProgress", carriersAsked: 1, carriersAnswered: 1, quotes: [aQuote({ premium: 600, term: 6 })], withoutPrice: [] });
  const run = { begin: vi.fn() };
  const onExpect = vi.fn();
  const onUpdate = vi.fn();
  const runner = aRunner({ settle: () => Promise.resolve(settles) });
  const found: { quick: Quick | null } = { quick: null };
  function Choice() {
    found.quick = useQuickChoice({ definitions, run: run as unknown as QuoteRun, onExpect, onUpdate });
    return null;
  }
  page.render(inFunnel(session, runner, <Choice />));
  return { session, run, onExpect, onUpdate, now: () => found.quick! };
}

it.each<[string, Visit]>([
  ["line without one", { quick: null }],
  ["coverage that no company offers", { definitions: [aCoverage({ id: "OTHER" })] }],
])("there is no choice for a %s", (_what, visit) => {
  expect(show(visit).now()).toBeNull();
});

it("offers what the companies do, with the effect of each once all prices are in", () => {
  const { now } = show({});
  expect([now().held, now().options.map(({ value, said }) => `${value}: ${say(said)}`)]).toEqual(["1000", ["500: $500", "1000: $1,000", "2500: $2,500"]]);
  const [lower, same, higher] = now().options.map(({ effect }) => effect);
  expect([same, lower!.least > 0, higher!.least < 0]).toEqual([undefined, true, true]);
  expect(show({ complete: false }).now().options.map(({ effect }) => effect)).toEqual([null, undefined, null]);
});

it("weighs another value, and none for the one that is held", () => {
  const { now } = show({});
  act(() => now().weigh("500"));
  expect(now().weighed).toBe("500");
  act(() => now().weigh("1000"));
  expect(now().weighed).toBeNull();
});

it("asks no company while nothing is weighed", () => {
  for (const quick of [byAnswer, byDeductible]) {
    const { session, run, now } = show({ quick });
    const before = session.answers.peek();
    act(() => now().apply());
    expect([run.begin.mock.calls.length, session.answers.peek() === before]).toEqual([0, true]);
  }
});

it("changes an answer that is weighed, and asks every company", () => {
  const { session, run, onUpdate, now } = show({ quick: byAnswer });
  act(() => now().weigh("30"));
  act(() => now().apply());
  expect([session.answers.peek().get(years), session.quotes.status.peek(), now().weighed]).toEqual([30, "Requested", null]);
  expect(session.quotes.edits.peek()).toEqual([{ id: "years", label: "Term", to: "30 years" }]);
  expect([run.begin.mock.calls.length, onUpdate.mock.calls.length]).toEqual([1, 1]);
});

it("keeps the earlier coverage and the tray if the new one couldn't be sent, and says so until something is weighed", async () => {
  const { session, run, onExpect, onUpdate, now } = show({ settles: false });
  act(() => now().weigh("500"));
  act(() => now().apply());
  expect([now().isBusy, now().hasFailed]).toEqual([true, false]);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect([now().isBusy, now().hasFailed, now().weighed]).toEqual([false, true, "500"]);
  expect(session.answers.peek().get(chosenCoverages).all).toEqual({});
  expect([run.begin.mock.calls.length, onUpdate.mock.calls.length]).toEqual([0, 0]);
  expect(onExpect.mock.calls.map(([expected]) => expected === null)).toEqual([false, true]);
  act(() => now().weigh("2500"));
  expect(now().hasFailed).toBe(false);
});

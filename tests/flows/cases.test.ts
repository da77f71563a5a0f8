// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import type { ExampleLine } from "../../embed-demo/gallery/exampleLines";
import { quote } from "../../src/api/contract/quote";
import { ComplexCases } from "../../src/app/cases/ComplexCases";
import { FunnelNavigator } from "../../src/app/navigation/FunnelNavigator";
import type { RouterAdapter } from "../../src/app/navigation/router";
import type { CaseChoice, ComplexCase } from "../../src/flow/complexCase";
import type { FieldError } from "../../src/session/effectOutcome";
import type { LineStep } from "../../src/session/line";
import type { Session } from "../../src/session/session";
import { clean, waysInto } from "./caseWays";
import { monday, openFunnel } from "./funnel";
import { lines } from "./lines";
import { sampleOf } from "./sampleOf";

const price = quote.parse({ ...(sampleOf(quote) as object), premium: 684 });

/** A router with history and Back. */
function historyRouter() {
  const entries: (string | null)[] = [null];
  let at = 0;
  let tell = (_route: string | null): void => undefined;
  const travel = (to: number): void => {
    at = to;
    tell(entries[at] ?? null);
  };
  const adapter: RouterAdapter = {
    read: () => entries[at] ?? null,
    push: (route) => void (at = entries.splice(at + 1, entries.length, route) && at + 1),
    replace: (route) => void (entries[at] = route),
    back(route) {
      const to = entries.findLastIndex((entry, index) => index < at && entry === route);
      if (to !== -1) queueMicrotask(() => travel(to));
      return to !== -1;
    },
    listen: (onChange) => ((tell = onChange), () => undefined),
    href: () => "#",
  };
  return { adapter, back: () => travel(at - 1) };
}

/**
 * Returns everything that the visitor has chosen, typed and received, as a reload finds it. An advisor's number updates the
 * lead.
 */
function held({ quotes, snapshot }: Session) {
  const { answers, drafts, application, selection, ledger, journeys, outcome, returnTo } = snapshot();
  // Rating again isn't a loss.
  const { ratedWith: _rated, ...kept } = application!;
  const progress = Object.values(journeys).map(({ completed, effects, furthestGroup }) => ({ completed, effects, furthestGroup }));
  return structuredClone({ answers, drafts, application: kept, selection, ledger, progress, outcome, returnTo, quotes: quotes.quotes.peek(), picked: quotes.picked.peek() });
}

/** Returns a visitor who has answered everything, has prices and a choice, and returns to a step. */
async function visitorAt({ line, examples }: ExampleLine, step: LineStep) {
  const funnel = openFunnel(line, []);
  const { session } = funnel;
  const values = { ...examples?.maximal("TX"), propertyType: "SINGLE_FAMILY_HOME", ...clean };
  await funnel.answer(values, "policy-compare");
  const chosen = session.selection.peek();
  if (!chosen) throw new Error(`${line.slug}: nothing was chosen`);
  session.selection.value = { ...chosen, bindable: step.id.startsWith("purchase") };
  for (const id of ["purchase", "purchase/questions"]) if (session.journey.peek()!.find(id)) await funnel.complete({ step: id, detail: null }, values);

  session.quotes.receive({ type: "snapshot", applicationId: "application-1", ratingRun: 1, status: "Completed", carriersAsked: 1, carriersAnswered: 1, quotes: [price], withoutPrice: [] });
  for (const field of step.fields) session.draft(field);

  const { adapter, back } = historyRouter();
  const marked: string[] = [];
  const navigator = new FunnelNavigator({
    session,
    adapter,
    offered: () => [line.slug],
    home: () => line.slug,
    onShown: ({ path }) => session.advance({ at: path }),
    onReferral: () => undefined,
    onLineChange: () => undefined,
  });
  const mark = ({ field }: FieldError, focused: boolean): void => void (focused && marked.push(field.name));
  const cases = new ComplexCases({ session, navigator, emit: () => false, mark, showMarked: () => undefined });
  cases.restore();
  session.advance({ at: "begun" });
  await navigator.start(`${line.slug}/${session.journey.peek()!.first.step}`);
  await navigator.go(`${line.slug}/${step.id}`);
  return { ...funnel, navigator, cases, marked, back, values };
}

type Visitor = Awaited<ReturnType<typeof visitorAt>>;

/** Returns the exits of a case: its modal's links except those to an advisor, Back, and Escape if it can be dismissed. */
function exitsOf({ dismissible, secondary, about }: ComplexCase): readonly { readonly name: string; take(visitor: Visitor): void }[] {
  const link = (outcome: "edit" | "back", name: string) => {
    const choice: CaseChoice = { label: { key: "", english: name }, outcome: { kind: outcome } };
    return [{ name, take: ({ cases }: Visitor) => cases.choose(choice) }];
  };
  const kind = secondary?.outcome.kind;
  return [
    { name: "Back", take: ({ back }) => back() },
    ...(dismissible ? [{ name: "Escape", take: ({ cases }: Visitor) => cases.dismiss() }] : []),
    ...(about || kind === "edit" ? link("edit", "Edit my details") : []),
    ...(kind === "back" ? link("back", "Change my answers") : []),
  ];
}

/** Combines every way into a case with every way out. */
const waysOf = async (entry: ExampleLine, found: ComplexCase, now: Date) =>
  (await waysInto(entry, found, now)).flatMap(({ step, values }) =>
    exitsOf(found).map((exit) => ({ step, values, exit, name: `${step.id}, ${values ? JSON.stringify(values) : "by the service"}, ${exit.name}` })),
  );

describe.each(lines.flatMap((entry) => entry.line.cases.map((found) => ({ of: `${entry.line.slug}: ${found.id}`, entry, found }))))("$of", ({ entry, found }) => {
  it("keeps what was chosen, typed and fetched, on the screen that raised it, when it is closed without an advisor", async () => {
    const walked: string[] = [];
    for (const { step, values, exit, name } of await waysOf(entry, found, monday())) {
      const visitor = await visitorAt(entry, step);
      const { session, navigator, cases, marked } = visitor;
      const shown = navigator.view.peek();
      // This person isn't asked this step.
      if (!shown?.position || shown.step?.id !== step.id) continue;
      const before = [session.selection.peek(), session.quotes.quotes.peek()];
      if (values) expect(await visitor.complete(shown.position, { ...visitor.values, ...values }), name).toMatchObject({ kind: "case", id: found.id });
      const answered = held(session);
      cases.raise(found.id);
      const about = cases.open.peek()?.about?.field.name;
      exit.take(visitor);
      await new Promise((resolve) => setTimeout(resolve));
      expect([cases.open.peek(), navigator.modal.peek(), session.complex.peek()], name).toEqual([null, null, null]);
      expect([session.selection.peek(), session.quotes.quotes.peek()], name).toEqual(before);
      expect(held(session), name).toEqual(answered);
      if (step.fields.some(({ label }) => label)) {
        expect(navigator.view.peek()?.path, name).toBe(shown.path);
        // A reload shows the screen, too.
        expect(session.journey.peek()?.visit(shown.position), name).toEqual({ kind: "show", position: shown.position });
      }
      // The browser travels back first.
      if (exit.name === "Edit my details") await vi.waitFor(() => expect(marked, name).toEqual(about ? [about] : []));
      if (exit.name === "Edit my details" && values) expect(about, name).toBeDefined();
      session.dispose();
      walked.push(name);
    }
    expect(walked).not.toEqual([]);
    // Each case about an answer is raised by at least one.
    if (found.when) expect(walked.filter((way) => !way.includes("by the service"))).not.toEqual([]);
  });
});

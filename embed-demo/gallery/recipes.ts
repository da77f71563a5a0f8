import type { LineSlug } from "../../src/business/lines";
import { answersOf } from "../../src/flow/field";
import { resolveJourney } from "../../src/flow/journey";
import { say } from "../../src/kernel/phrase";
import { addDays, calendarDay, formatDate } from "../../src/kernel/dates";
import { partnerFlags, type PartnerFlag } from "../../src/business/partnerFlags";
import type { Fact } from "../../src/flow/condition";
import type { LineStep } from "../../src/session/line";
import type { ExampleLine } from "./exampleLines";
import { exampleLines } from "./exampleLines";
import type { LineRecipe, Recipe } from "./recipe";
import { finished, picked } from "./recipe";
import { bought } from "./recipes/purchase";
import { typesRecipes } from "./recipes/types";
import { stepAt, stoppedAt } from "./stoppedAt";

const states = ["OH", "FL", "TX", "CA"];
const casesGroup = "Complex cases";
/** The ways a line can end: with an advisor, or with a policy bought online. */
const ends: readonly Fact[] = ["finalized", "bindableQuote"];
const isPurchase = (at: string): boolean => /^purchase\b/.test(at);
/** Requests that never get an answer, because these screens would ask about a quote that doesn't exist. */
const unanswered = ["/bind-review", "/payment-plans", "/purchase", "/policy"];

/** The person called back about a line that asks no questions of its own. */
const visitor = { firstName: "Maya", lastName: "Okafor", email: "Maya@Example.com" };

/** A first day of coverage that is valid on the screen's clock. */
const startDate = (clock: Recipe["clock"]): string => (clock === "real" ? formatDate(addDays(calendarDay(new Date()), 20)) : "07/07/2026");

/** The first setting in which a step is asked: without flags and with the least answers if that is enough. */
function settingOf({ line, examples }: ExampleLine, step: LineStep): Pick<LineRecipe, "state" | "told" | "flags"> {
  const settings = [undefined, "maximal" as const].flatMap((told) =>
    [[], partnerFlags].flatMap((flags) => states.flatMap((state) => ends.map((fact) => ({ told, flags, state, fact })))),
  );
  const found = settings.find(({ told, flags, state, fact }) => {
    const values = examples?.[told ?? "minimal"](state) ?? {};
    const context = { answers: answersOf(values), state, flags: new Set<PartnerFlag>(flags), facts: new Set<Fact>([fact]), completed: new Set<string>(), furthestGroup: 0 };
    return resolveJourney(line.flow, values, context).find(step.id) !== null;
  });
  if (!found) throw new Error(`No example of ${line.slug} gets to ${step.id}`);
  const { told, flags, state } = found;
  return { state, flags, ...(told && { told }) };
}

/** Every step as a first-time visitor finds it. */
function found(entry: ExampleLine): readonly LineRecipe[] {
  const { line } = entry;
  const steps = line.flow.groups.flatMap((group) => group.steps);
  const quotes = steps.findIndex(({ id }) => id === "policy-compare");
  return [...steps, ...(line.flow.detachedSteps ?? [])].map((step) => ({
    id: `${line.slug}-${step.id.replaceAll("/", "-")}`,
    title: say(step.title),
    at: step.id,
    ...settingOf(entry, step),
    // A screen that works on its own would move on.
    ...(step.transient && { hold: ["/v1/"] }),
    ...(isPurchase(step.id) && { hold: unanswered, application: true as const }),
    ...(steps.indexOf(step) >= quotes && { clock: "real" }),
  }));
}

/** Every complex case, opened by a reload. */
const raised = (entry: ExampleLine): readonly LineRecipe[] =>
  entry.line.cases.map(({ id, title, reason }) => {
    const steps = entry.line.flow.groups.flatMap((group) => group.steps);
    // A screen that works on its own wouldn't show the case after a reload.
    const step = steps.find(({ cases, transient }) => cases?.includes(id) && !transient) ?? steps[0]!;
    return {
      id: `${entry.line.slug}-case-${id}`,
      title: say(title),
      group: casesGroup,
      at: step.id,
      ...settingOf(entry, step),
      session: { openCase: { scenario: id, reason, line: entry.line.slug }, complex: { scenario: id, reason } },
    };
  });

/** A recipe as the page receives it. Throws, with the line's name, for a route that the line doesn't have. */
function served({ line, examples }: ExampleLine, recipe: LineRecipe): Recipe {
  const { id, title, at, page, group, state = "OH", told = "minimal", answers, session, ...around } = recipe;
  const step = stepAt(line, at);
  const steps = line.flow.groups.flatMap((group) => group.steps);
  const quotes = steps.findIndex(({ id }) => id === "policy-compare");
  const isQuoted = quotes !== -1 && steps.indexOf(step) > quotes;
  const values = { ...(examples ? examples[told](state) : visitor), startDate: startDate(around.clock) };
  const own = line.flow.groups.find((known) => known.steps.includes(step));
  const part = group ?? (own ? say(own.label) : "Beside the flow");
  return {
    id,
    title,
    group: `${line.slug[0]!.toUpperCase()}${line.slug.slice(1)}: ${part.toLowerCase()}`,
    line: line.slug,
    stored: {
      ...stoppedAt(line, at, values, answers, page),
      ...((isQuoted || isPurchase(step.id)) && { selection: isPurchase(step.id) ? bought : picked }),
      ...(step.id === "finalize/success" && finished(line.slug)),
      ...session,
    },
    ...around,
  };
}

/** A line's states in the order of its flow: each generated screen, followed by its written states, then the cases. */
function recipesOf(entry: ExampleLine): readonly Recipe[] {
  const { line, recipes: own } = entry;
  const ids = new Set(own.map(({ id }) => id));
  const places = [...line.flow.groups.flatMap((group) => group.steps), ...(line.flow.detachedSteps ?? [])];
  const placeOf = ({ at, group }: LineRecipe): number => (group === undefined ? places.indexOf(stepAt(line, at)) : places.length);
  const all = [...found(entry), ...raised(entry)].filter(({ id }) => !ids.has(id));
  return [...all, ...own].sort((one, other) => placeOf(one) - placeOf(other)).map((recipe) => served(entry, recipe));
}

/** Every screen and state in the gallery. */
export async function recipes(): Promise<readonly Recipe[]> {
  const entries = await exampleLines();
  const finishedWith = (slug: LineSlug, recipe: LineRecipe): Recipe => served(entries.find(({ line }) => line.slug === slug)!, recipe);
  return [...typesRecipes(finishedWith), ...entries.flatMap(recipesOf)];
}

import type { ComponentType } from "react";
import type { ExampleLine } from "../../embed-demo/gallery/exampleLines";
import { exampleLines } from "../../embed-demo/gallery/exampleLines";
import type { LineSlug } from "../../src/business/lines";
import type { PartnerFlag } from "../../src/business/partnerFlags";
import type { Condition, Fact } from "../../src/flow/condition";
import { answersOf } from "../../src/flow/field";
import type { Position, Step } from "../../src/flow/flow";
import type { Journey } from "../../src/flow/journey";
import { resolveJourney } from "../../src/flow/journey";
import type { Effect } from "../../src/session/effect";
import type { Examples } from "../../src/session/answers/examples";
import type { Line, LineStep } from "../../src/session/line";

/** California and the other states with rules of their own, and one without. */
export const states = ["CA", "TX", "MA", "FL", "HI"] as const;

type Values = Readonly<Record<string, unknown>>;

export const lines: readonly ExampleLine[] = await exampleLines();

const entryOf = (slug: LineSlug): ExampleLine => lines.find(({ line }) => line.slug === slug)!;
export const lineOf = (slug: LineSlug): Line => entryOf(slug).line;
/** Returns a line's examples. Throws if it has none. */
export function examplesOf(slug: LineSlug): Examples {
  const { examples } = entryOf(slug);
  if (!examples) throw new Error(`src/lines/${slug} has no examples.ts`);
  return examples;
}

export const stepsOf = (line: Line): readonly LineStep[] => line.flow.groups.flatMap((group) => group.steps);
export const allStepsOf = (line: Line): readonly LineStep[] => [...stepsOf(line), ...(line.flow.detachedSteps ?? [])];

const leavesOf = (condition: Condition): readonly Condition[] => {
  if (condition.op === "all" || condition.op === "any") return condition.of.flatMap(leavesOf);
  return condition.op === "not" ? leavesOf(condition.of) : [condition];
};

/** Returns everything that the conditions on a line's way depend on. */
export function togglesOf(line: Line) {
  const leaves = stepsOf(line).flatMap((step) => (step.when ? leavesOf(step.when) : []));
  const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];
  return {
    flags: unique(leaves.flatMap((leaf) => (leaf.op === "flag" ? [leaf.flag] : []))),
    facts: unique(leaves.flatMap((leaf) => (leaf.op === "has" ? [leaf.fact] : []))),
    values: leaves.flatMap((leaf) => (leaf.op === "is" ? [{ [leaf.field.name]: leaf.value }] : [])),
  };
}

export const subsetsOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.reduce<readonly (readonly Item[])[]>((subsets, item) => [...subsets, ...subsets.map((subset) => [...subset, item])], [[]]);

export interface Setting {
  readonly state: string;
  readonly flags?: readonly PartnerFlag[];
  readonly facts?: readonly Fact[];
  readonly values?: Values;
  readonly completed?: readonly string[];
  readonly furthestGroup?: number;
}

export function journeyOf(line: Line, setting: Setting): Journey<ComponentType, Effect> {
  const { state, flags = [], facts = [], values = {}, completed = [], furthestGroup = 0 } = setting;
  const context = { answers: answersOf(values), state, flags: new Set(flags), facts: new Set(facts), completed: new Set(completed), furthestGroup };
  return resolveJourney(line.flow, values, context);
}

/**
 * Returns every path of a line: state by state, with each set of flags and facts, and with each answer that a condition asks
 * for.
 */
export function settingsOf({ line, examples }: (typeof lines)[number]): readonly (Setting & { name: string })[] {
  const { flags, facts, values } = togglesOf(line);
  return states.flatMap((state) => {
    const answers = examples?.maximal(state) ?? {};
    return subsetsOf(flags).flatMap((on) =>
      subsetsOf(facts).flatMap((known) =>
        [{}, ...values].map((changed) => ({
          name: [state, ...on.map((flag) => `+${flag}`), ...known.map((fact) => `has ${fact}`), ...Object.entries(changed).map(([key, value]) => `${key}=${String(value)}`)].join(" "),
          state,
          flags: on,
          facts: known,
          values: { ...answers, ...changed },
        })),
      ),
    );
  });
}

/** Returns the positions that Next leads through, from the first screen to the last. */
export function walk(journey: Journey<ComponentType, Effect>): readonly Position[] {
  const path: Position[] = [];
  for (let at: Position | null = journey.first; at !== null && path.length < 100; at = journey.next(at)) path.push(at);
  return path;
}

export const written = ({ step, detail }: Position): string => (detail === null ? step : `${step}/${detail}`);

/** Returns the key under which a position's completion is stored. */
export function keyOf(step: Step, position: Position, values: Values): string {
  const [first] = step.substeps?.(answersOf(values)) ?? [];
  return first === undefined ? step.id : `${step.id}/${position.detail ?? first}`;
}

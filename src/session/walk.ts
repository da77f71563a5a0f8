import { computed, signal } from "@preact/signals-react";
import type { ReadonlySignal, Signal } from "@preact/signals-react";
import type { ComponentType } from "react";
import { secondLines } from "../business/bundles";
import type { LineSlug } from "../business/lines";
import { partnerFlags, type PartnerFlag } from "../business/partnerFlags";
import type { Fact } from "../flow/condition";
import { answersOf } from "../flow/field";
import type { Journey } from "../flow/journey";
import { resolveJourney } from "../flow/journey";
import type { Values } from "./answers/drafts";
import type { EffectIn } from "./effectIn";
import type { LineIn } from "./lineIn";
import type { Bought, JourneyProgress, Outcome, Selection } from "./kept/snapshot";
import { noProgress } from "./kept/snapshot";

type LineJourney<Within> = Journey<ComponentType, EffectIn<Within>>;

interface WalkOptions<Within> {
  /** The progress of each line, by slug, from before a reload. */
  readonly before: Readonly<Record<string, JourneyProgress>>;
  readonly line: ReadonlySignal<LineIn<Within> | null>;
  readonly values: ReadonlySignal<Values>;
  readonly selection: ReadonlySignal<Selection | null>;
  readonly outcome: ReadonlySignal<Outcome | null>;
  readonly bought: ReadonlySignal<Bought | null>;
  /** The signs that something was started after the line's end. */
  readonly lead: ReadonlySignal<unknown>;
  readonly application: ReadonlySignal<unknown>;
  readonly complex: ReadonlySignal<unknown>;
  readonly flags: ReadonlySet<PartnerFlag>;
  /** Flags that differ by state. */
  readonly flagsIn: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
  /** The lines that the partner offers. */
  readonly offered: readonly LineSlug[];
}

/** The visitor's progress in the current line and in earlier ones. */
export interface Walk<Within> {
  readonly journeys: Signal<Readonly<Record<string, JourneyProgress>>>;
  readonly journey: ReadonlySignal<LineJourney<Within> | null>;
  /** Returns the journey with these answers merged into the current ones. */
  journeyWith(changed: Values): LineJourney<Within> | null;
  /** Returns the progress of the current line. */
  progress(): JourneyProgress;
  advance(change: Partial<JourneyProgress>): void;
  complete(key: string): void;
}

export function createWalk<Within>({ before, line, flags, flagsIn, offered, ...state }: WalkOptions<Within>): Walk<Within> {
  const { values, selection, outcome, bought, lead, application, complex } = state;
  const journeys = signal(before);
  const flagsOf = (state: string | null, slug: LineSlug): ReadonlySet<PartnerFlag> => {
    const own = flagsIn[state ?? ""];
    // The second line of a bundle offers no bundle, nor does one that the partner has no second line for.
    const isAlone = outcome.value?.next?.includes(slug) === true || secondLines(slug, offered).length === 0;
    return own || isAlone ? new Set(partnerFlags.filter((name) => (own?.[name] ?? flags.has(name)) && !(isAlone && /bundling$/i.test(name)))) : flags;
  };
  const facts = computed(() => {
    const known = new Set<Fact>();
    if (selection.value?.bindable) known.add("bindableQuote");
    const slug = line.value?.slug ?? "";
    if (outcome.value?.line === slug && outcome.value.by !== "purchase") {
      known.add("finalized");
      if (!lead.value && !application.value && !complex.value) known.add("over");
    }
    if (bought.value?.line === slug) known.add("insured");
    if (bought.value?.line === slug && !bought.value.isAnotherBegun) known.add("purchased");
    return known;
  });
  const progress = (): JourneyProgress => journeys.value[line.value?.slug ?? ""] ?? noProgress;
  const advance = (change: Partial<JourneyProgress>): void => {
    const slug = line.peek()?.slug;
    if (slug) journeys.value = { ...journeys.peek(), [slug]: { ...(journeys.peek()[slug] ?? noProgress), ...change } };
  };
  const walk = (given: Values): LineJourney<Within> | null => {
    const current = line.value;
    if (!current) return null;
    const { completed, furthestGroup } = progress();
    const seen = answersOf(given);
    const state = current.riskState(seen);
    return resolveJourney(current.flow, given, {
      answers: seen,
      state,
      flags: flagsOf(state, current.slug),
      facts: facts.value,
      completed: new Set(completed),
      furthestGroup,
    });
  };
  return {
    journeys,
    journey: computed(() => walk(values.value)),
    journeyWith: (changed) => walk({ ...values.peek(), ...changed }),
    progress,
    advance,
    complete(key) {
      const { completed } = progress();
      if (!completed.includes(key)) advance({ completed: [...completed, key] });
    },
  };
}

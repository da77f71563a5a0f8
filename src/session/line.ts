import type { ComponentType } from "react";
import { insuranceLines } from "../business/lines";
import type { LineSlug } from "../business/lines";
import type { Condition } from "../flow/condition";
import type { AnyField } from "../flow/field";
import type { Flow, Step, StepWork } from "../flow/flow";
import { ratedAnswers } from "../flow/rated";
import type { Effect } from "./effect";
import { stateField } from "./fields/address";
import type { LineIn } from "./lineIn";
import type { Session } from "./session";

export type LineStep = Step<ComponentType, Effect>;
export type LineWork = StepWork<ComponentType, Effect>;
export type LineFlow = Flow<ComponentType, Effect>;

/** Returns the step, asked only on a condition. */
export const only = (step: LineStep, when: Condition): LineStep => ({ ...step, when });

/** A line's manifest, for the session that it runs in. */
export type Line = LineIn<Session>;

export interface LineParts extends Pick<Line, "flow" | "cases" | "lead" | "weights" | "quick"> {
  /** Answers that the line asks for and that affect the price of other lines but not of this one. */
  readonly unrated?: readonly AnyField[];
}

/**
 * Returns a line by its slug: its names come from business/lines, its state from the answers, and its fields mark what
 * affects a price.
 */
export function lineOf(slug: LineSlug, { unrated, ...parts }: LineParts): Line {
  const { wire } = insuranceLines.find((known) => known.slug === slug)!;
  return {
    slug,
    wire,
    ...parts,
    riskState: (answers) => answers.get(stateField) || null,
    ratingInput: (answers) => ratedAnswers(parts.flow, answers, unrated),
  };
}

import type { ComponentType } from "react";
import { insuranceLines } from "../business/lines";
import type { InsuranceLine, LineSlug } from "../business/lines";
import type { ComplexCase } from "../flow/complexCase";
import type { AnyField, Answers } from "../flow/field";
import type { Flow, Step, StepWork } from "../flow/flow";
import { ratedAnswers } from "../flow/rated";
import type { Effect } from "./effect";
import { stateField } from "./fields/address";

export type LineStep = Step<ComponentType, Effect>;
export type LineWork = StepWork<ComponentType, Effect>;
export type LineFlow = Flow<ComponentType, Effect>;

/** A line's manifest: everything that the app needs to run it. */
export interface Line {
  readonly slug: LineSlug;
  readonly wire: InsuranceLine;
  readonly flow: LineFlow;
  /** The complex cases that the line can raise. */
  readonly cases: readonly ComplexCase[];
  /** Two-letter code of the state whose rules count; null while unknown. */
  riskState(answers: Answers): string | null;
  /** Answers that move a price. Their hash tells an edit that matters from one that doesn't. */
  ratingInput(answers: Answers): unknown;
}

interface LineParts extends Pick<Line, "flow" | "cases"> {
  /** Answers that the line asks and that move no price of it, though they move others'. */
  readonly unrated?: readonly AnyField[];
}

/** A line by its slug: its names are business/lines', its state is the one that it asks, and its fields say what moves a price. */
export function lineOf(slug: LineSlug, { flow, cases, unrated }: LineParts): Line {
  const { wire } = insuranceLines.find((known) => known.slug === slug)!;
  return {
    slug,
    wire,
    flow,
    cases,
    riskState: (answers) => answers.get(stateField) || null,
    ratingInput: (answers) => ratedAnswers(flow, answers, unrated),
  };
}

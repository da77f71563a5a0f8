import type { ComponentType } from "react";
import type { InsuranceLine, LineSlug } from "../business/lines";
import type { ComplexCase } from "../flow/complexCase";
import type { Answers } from "../flow/field";
import type { Flow, Step, StepWork } from "../flow/flow";
import type { Phrase } from "../kernel/phrase";
import type { Effect } from "./effect";

export type LineStep = Step<ComponentType, Effect>;
export type LineWork = StepWork<ComponentType, Effect>;
export type LineFlow = Flow<ComponentType, Effect>;

/** A line's manifest: everything that the app needs to run it. */
export interface Line {
  readonly slug: LineSlug;
  readonly wire: InsuranceLine;
  /** As in "Compare {label} quotes". */
  readonly label: Phrase;
  readonly flow: LineFlow;
  /** The complex cases that the line can raise. */
  readonly cases: readonly ComplexCase[];
  /** Two-letter code of the state whose rules count; null while unknown. */
  riskState(answers: Answers): string | null;
  /** What moves a price. Its hash tells an edit that matters from one that doesn't. */
  ratingInput(answers: Answers): unknown;
}

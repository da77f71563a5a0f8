import type { Problem } from "../api/contract/problem";
import type { CaseId } from "../business/complexCases";
import type { Answers } from "../flow/field";
import type { EffectOutcome } from "./effectOutcome";

/** An effect's input. `Within` is the session's type, filled in by `effect.ts`: the session imports lines and so their effects. */
export interface EffectContextIn<Within> {
  /** The answers of steps that are asked, and no others. */
  readonly answers: Answers;
  readonly session: Within;
  /** The key stays the same for a retry with the same input, and changes with the input. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

/** One action outside the page when a step is completed. Skipped if it was done with the same input before. */
export interface EffectIn<Within> {
  readonly id: string;
  /** The input that the effect depends on. */
  input(answers: Answers, session: Within): unknown;
  run(context: EffectContextIn<Within>): Promise<EffectOutcome>;
  /** Shows failures without a case on the error screen, instead of in a notice with "Try again". */
  readonly failure?: "errorScreen";
  /** The complex case to raise for a problem's code. */
  readonly casesByCode?: Readonly<Partial<Record<Problem["code"], CaseId>>>;
}

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
  /**
   * Sent behind the visitor's back: Next doesn't wait for it, the request for prices does. Only for an effect that refuses no field
   * and leads nowhere but to a case that prices would raise anyway; the reason stands beside it.
   */
  readonly behind?: true;
  /** One that is behind and waits for nothing itself: it runs with Next, even if that is refused then. */
  readonly atOnce?: true;
  /**
   * Sent as soon as the step's answers are all there, such as when a form within the step is saved, so that Next finds it done. What
   * fails is sent again by Next, which says so.
   */
  readonly ahead?: true;
  /** Tells that its outcome is there already, so that it waits for nothing. */
  isReady?(answers: Answers, session: Within): boolean;
  /** Shows failures without a case on the error screen, instead of in a notice with "Try again". */
  readonly failure?: "errorScreen";
  /** The complex case to raise for a problem's code. */
  readonly casesByCode?: Readonly<Partial<Record<Problem["code"], CaseId>>>;
}

import type { Problem } from "../api/contract/problem";
import type { CaseId } from "../business/complexCases";
import type { Answers } from "../flow/field";
import type { EffectOutcome } from "./effectOutcome";

/** Everything that an effect is run with. `Within` is the session, which knows lines and so their effects: it is named by `effect.ts`. */
export interface EffectContextIn<Within> {
  /** Only answers of steps that are asked. */
  readonly answers: Answers;
  readonly session: Within;
  /** The same for a retry of the same input, new for a changed one. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

/** One thing that completing a step does outside the page; skipped where it was done with the same input before. */
export interface EffectIn<Within> {
  readonly id: string;
  /** The input that the effect depends on. */
  input(answers: Answers, session: Within): unknown;
  run(context: EffectContextIn<Within>): Promise<EffectOutcome>;
  /** Where a failure that isn't a case is shown: on the error screen, or by default in a notice with "Try again". */
  readonly failure?: "errorScreen";
  /** The complex case that a problem's code stands for. */
  readonly casesByCode?: Readonly<Partial<Record<Problem["code"], CaseId>>>;
}

import type { Problem } from "../api/contract/problem";
import type { CaseId } from "../business/complexCases";
import type { AnyField } from "../flow/field";
import type { Phrase } from "../kernel/phrase";
import type { Departure } from "./departure";

export interface FieldError {
  readonly field: AnyField;
  readonly message: Phrase;
  /**
   * The source of an error from the service or a case, and the value that it refused; absent for an error of the field's own rule. Such
   * an error stays until the value changes, even if the field's own rule passes.
   */
  readonly by?: { readonly source: "service" | "case"; readonly value: unknown };
}

/** A decision that the step needs from the visitor, such as a corrected address or a missing unit. The screen asks for it. */
export interface Question {
  readonly kind: string;
  readonly data: Readonly<Record<string, string>>;
}

export type EffectOutcome =
  /** `isAhead`: the service was asked before the step came, so that nothing was waited for. */
  | { readonly kind: "done"; readonly isAhead?: boolean }
  | { readonly kind: "errors"; readonly errors: readonly FieldError[] }
  | { readonly kind: "question"; readonly question: Question }
  | { readonly kind: "case"; readonly id: CaseId }
  /** The page is left for another site; the step stays open for visitors who come back. */
  | { readonly kind: "leave"; readonly to: Departure }
  /** An answer of another step prevents this one: the visitor goes there. */
  | { readonly kind: "elsewhere"; readonly step: string }
  | { readonly kind: "problem"; readonly problem: Problem };

export const done: EffectOutcome = { kind: "done" };

import type { Problem } from "../api/contract/problem";
import type { CaseId } from "../business/complexCases";
import type { AnyField } from "../flow/field";
import type { Phrase } from "../kernel/phrase";
import type { Departure } from "./departure";

export interface FieldError {
  readonly field: AnyField;
  readonly message: Phrase;
  /**
   * The error's source, and the value that it judged; absent where the field's own rule does. A rule that is content knows nothing of what a
   * service or a case has found: their word stays until that value changes.
   */
  readonly by?: { readonly source: "service" | "case"; readonly value: unknown };
}

/** Something that the person decides before the step goes on: a corrected address, a missing unit. The screen shows it. */
export interface Question {
  readonly kind: string;
  readonly data: Readonly<Record<string, string>>;
}

export type EffectOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "errors"; readonly errors: readonly FieldError[] }
  | { readonly kind: "question"; readonly question: Question }
  | { readonly kind: "case"; readonly id: CaseId }
  /** The page is left for another site; the step stays open for visitors who come back. */
  | { readonly kind: "leave"; readonly to: Departure }
  /** Another step of the line has what stands against this one. */
  | { readonly kind: "elsewhere"; readonly step: string }
  | { readonly kind: "problem"; readonly problem: Problem };

export const done: EffectOutcome = { kind: "done" };

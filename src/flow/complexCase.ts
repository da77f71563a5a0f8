import type { CaseId, CaseReason } from "../business/complexCases";
import type { AnyField, RuleContext } from "./field";
import type { Phrase } from "../kernel/phrase";

/** The outcome of a choice in a complex case. */
export type CaseOutcome =
  /**
   * Returns to the answer that the case is about and marks it; without such an answer, to the screen behind, or to the one
   * before if that asks nothing.
   */
  | { readonly kind: "edit" }
  /** Opens the line's finalize-contact page, flagged complex. */
  | { readonly kind: "contact" }
  | { readonly kind: "phone" }
  /** Dials the advisor's number by the button, and keeps the case open. */
  | { readonly kind: "call" }
  | { readonly kind: "localAgent" }
  | { readonly kind: "firstStep" }
  | { readonly kind: "back" }
  | { readonly kind: "locations" };

export interface CaseChoice {
  readonly label: Phrase;
  readonly outcome: CaseOutcome;
}

/** A case that the funnel can't complete on its own, as data for the one modal host. */
export interface ComplexCase {
  /** The scenario, which is also its reason code: `{line}-complex-{id}` in the address. */
  readonly id: CaseId;
  readonly title: Phrase;
  readonly body: Phrase;
  readonly main: CaseChoice;
  /** A link below the main button, whether or not the case can be dismissed. */
  readonly secondary?: CaseChoice;
  /** X, Escape and backdrop close it, and do nothing else; leading elsewhere takes a choice. */
  readonly dismissible: boolean;
  /** Names the case in analytics. */
  readonly reason: CaseReason;
  /** Distinguishes the reason if several answers raise the case. */
  readonly reasonOf?: (context: RuleContext) => CaseReason;
  readonly art: "map" | "advisor" | "local" | "calendar" | "none";
  /** Adds the advisor's number to the text. */
  readonly showsPhone?: boolean;
  /**
   * Tells whether a completed step's own answers raise the case; the step must list it. Absent: only a service's code raises
   * it.
   */
  readonly when?: (context: RuleContext) => boolean;
  /** Evaluated before the step's effects instead of after them. */
  readonly before?: boolean;
  /** The title and the body already say which answer it is about. */
  readonly speaksForItself?: true;
  /**
   * The answer that raised the case, and a message about it for the modal and, until the answer changes, beside the field.
   * The modal then also has a link to that answer.
   */
  readonly about?: (context: RuleContext) => { readonly field: AnyField; readonly message: Phrase };
}

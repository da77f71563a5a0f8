import type { CaseId, CaseReason } from "../business/complexCases";
import type { AnyField, RuleContext } from "./field";
import type { Phrase } from "../kernel/phrase";

/** What a choice of a complex case leads to. */
export type CaseOutcome =
  /** The answer that the case is about, marked with it; without one, the screen behind, or the one before where that asks nothing. */
  | { readonly kind: "edit" }
  /** The line's finalize-contact page, flagged complex. */
  | { readonly kind: "contact" }
  | { readonly kind: "phone" }
  /** The button dials the advisor's number, and the case stays open. */
  | { readonly kind: "call" }
  | { readonly kind: "localAgent" }
  | { readonly kind: "firstStep" }
  | { readonly kind: "back" }
  | { readonly kind: "locations" };

export interface CaseChoice {
  readonly label: Phrase;
  readonly outcome: CaseOutcome;
}

/** A case that the funnel can't finish by itself: data for the one modal host. */
export interface ComplexCase {
  /** The scenario, also its reason code: `{line}-complex-{id}` in the address. */
  readonly id: CaseId;
  readonly title: Phrase;
  readonly body: Phrase;
  readonly main: CaseChoice;
  /** Offered as a link below the main button, whether or not the case may be dismissed. */
  readonly secondary?: CaseChoice;
  /** X, Escape and backdrop close it. They do no more than that: what leads elsewhere is a choice of its own. */
  readonly dismissible: boolean;
  /** Names the case in analytics. */
  readonly reason: CaseReason;
  /** Names it more exactly, where several answers raise it. */
  readonly reasonOf?: (context: RuleContext) => CaseReason;
  readonly art: "map" | "advisor" | "local" | "calendar" | "none";
  /** Adds the advisor's number to the text. */
  readonly showsPhone?: boolean;
  /** The answers that raise it, judged when a step that names the case is completed, by that step's own. Absent: only a service's code does. */
  readonly when?: (context: RuleContext) => boolean;
  /** Judged before the step's effects instead of after them. */
  readonly before?: boolean;
  /** The title and the body say already what it is about. */
  readonly speaksForItself?: true;
  /**
   * The answer that it is judged by, and what is said of it: in the modal, and beside the field until the answer changes. The
   * modal then has a link to that answer, besides those named here.
   */
  readonly about?: (context: RuleContext) => { readonly field: AnyField; readonly message: Phrase };
}

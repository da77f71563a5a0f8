import type { CaseId, CaseReason } from "../business/complexCases";
import type { AnyField, RuleContext } from "./field";
import type { Phrase } from "../kernel/phrase";

/** What a choice of a complex case leads to. */
export type CaseOutcome =
  | { readonly kind: "close" }
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
  /** X, Escape and backdrop; they do what `secondary` does. */
  readonly dismissible: boolean;
  /** Dismissing keeps the quote flow's state; other cases reset it. */
  readonly keepsFlow?: boolean;
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
  /** The answer that raised it keeps this message while the case is open and after it: an age that life can't insure stays marked. */
  readonly blames?: { readonly field: AnyField; readonly message: Phrase };
}

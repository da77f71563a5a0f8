import type { LineSlug } from "../../business/lines";

/**
 * The widget's events for its host, as bubbling, composed CustomEvents. A detail never holds what a person typed; ids authorise
 * nothing.
 */
export interface IqEventDetails {
  /** The first screen is shown and takes typing. Once per insertion into a document. */
  "iq-ready": { readonly instance: string };
  /**
   * Another screen is shown. `step` is its slug, `group` that of the progress bar; both null outside a line. `title` is what the
   * screen asks, in the partner's words, for a page whose own title follows it.
   */
  "iq-step": {
    readonly route: string;
    readonly line: LineSlug | null;
    readonly step: string | null;
    readonly group: string | null;
    readonly title: string;
  };
  /** A submitted step was refused by its own validation. `fields` are the names of the wrong ones, never what was typed. */
  "iq-validation": { readonly line: LineSlug; readonly step: string; readonly fields: readonly string[] };
  /** Quotes arrived or are complete. `lowestMonthly` is in US dollars, null while there is none. */
  "iq-quotes": {
    readonly line: LineSlug;
    readonly state: "asked" | "partial" | "complete";
    readonly count: number;
    readonly lowestMonthly: number | null;
  };
  /** A lead was created or updated. */
  "iq-lead": { readonly leadId: string; readonly line: LineSlug | null; readonly change: "created" | "updated" };
  /** A quote was chosen. */
  "iq-select": { readonly line: LineSlug; readonly quoteId: string; readonly carrier: string };
  /** The end of a line: with an advisor, who calls or is called, on another company's site, or bought. */
  "iq-complete": { readonly line: LineSlug | null; readonly kind: "finalize" | "hand-off" | "purchase" };
  /** The page is about to be left for `url`; `preventDefault()` leaves that to the host. */
  "iq-navigate": { readonly url: string; readonly kind: "hand-off" | "payment" | "pet-partner" | "sign-in" | "account" | "partner" | "advisor" };
  /** The visitor wants to sign in; the host answers with `setAuthToken`. */
  "iq-sign-in": Record<string, never>;
  /**
   * A warning (the widget goes on) or an error (it shows its fallback or error screen). `code` is stable, `message` is for
   * developers, `details` are codes, counts and the HTTP `status` of a failed call: what a monitoring service keys on.
   */
  "iq-error": {
    readonly level: "warning" | "error";
    readonly code: string;
    readonly message: string;
    /** The environment that it happened in: "prod", "uat". */
    readonly environment: string;
    readonly details?: Readonly<Record<string, string | number | boolean | undefined>>;
  };
}

export type IqEventName = keyof IqEventDetails;

/** Events as the app emits them: the element adds its environment to errors. */
export type Emitted<Name extends IqEventName> = Name extends "iq-error" ? Omit<IqEventDetails[Name], "environment"> : IqEventDetails[Name];

/** Handed to everything that reports to the host. False when the host cancelled a cancelable event. */
export type Emit = <Name extends IqEventName>(name: Name, detail: Emitted<Name>) => boolean;

/** The events that a host can cancel. */
export const cancelable: ReadonlySet<IqEventName> = new Set<IqEventName>(["iq-navigate"]);

import type { LineSlug } from "../../business/lines";

/**
 * The widget's events for its host, as bubbling, composed CustomEvents. A detail never holds what a person typed; ids authorize
 * nothing.
 */
export interface IqEventDetails {
  /** The first screen is shown and accepts input. Sent once per insertion into a document. */
  "iq-ready": { readonly instance: string };
  /**
   * Another screen is shown. `step` is its slug, `group` that of the progress bar; both null outside a line. `title` is the screen's
   * question in the partner's words, for a page that sets its own title.
   */
  "iq-step": {
    readonly route: string;
    readonly line: LineSlug | null;
    readonly step: string | null;
    readonly group: string | null;
    readonly title: string;
  };
  /** A submitted step failed its own validation. `fields` are the names of the wrong fields, never their values. */
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
  /** A line has ended: with an advisor, on another company's site, or with a purchase. */
  "iq-complete": { readonly line: LineSlug | null; readonly kind: "finalize" | "hand-off" | "purchase" };
  /** The widget is about to leave the page for `url`; after `preventDefault()` the host navigates itself. */
  "iq-navigate": { readonly url: string; readonly kind: "hand-off" | "payment" | "pet-partner" | "sign-in" | "account" | "partner" | "advisor" };
  /** The visitor wants to sign in; the host answers with `setAuthToken`. */
  "iq-sign-in": Record<string, never>;
  /**
   * A warning (the widget continues) or an error (it shows its fallback or error screen). `code` is stable, `message` is for
   * developers, `details` are codes, counts and the HTTP `status` of a failed call, for a monitoring service.
   */
  "iq-error": {
    readonly level: "warning" | "error";
    readonly code: string;
    readonly message: string;
    /** The widget's environment: "prod", "uat". */
    readonly environment: string;
    readonly details?: Readonly<Record<string, string | number | boolean | undefined>>;
  };
}

export type IqEventName = keyof IqEventDetails;

/** Events as the app emits them: the element adds its environment to errors. */
export type Emitted<Name extends IqEventName> = Name extends "iq-error" ? Omit<IqEventDetails[Name], "environment"> : IqEventDetails[Name];

/** Sends an event to the host. Returns false if the host canceled it. */
export type Emit = <Name extends IqEventName>(name: Name, detail: Emitted<Name>) => boolean;

/** The events that a host can cancel. */
export const cancelable: ReadonlySet<IqEventName> = new Set<IqEventName>(["iq-navigate"]);

import type { LineSlug } from "../../business/lines";

/**
 * The widget's events for its host, as bubbling, composed CustomEvents. A detail never holds what a person typed; ids authorize
 * nothing.
 */
export interface IqEventDetails {
  /** The widget runs. Its first screen may have been shown, and typed into, before. */
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
    /** The step's place among those that this visit is asked, from 1 to `total`. Null where `group` is. */
    readonly index: number | null;
    /** How many steps this visit is asked, as far as its answers tell: they can add steps and remove them. Null where `group` is. */
    readonly total: number | null;
    /**
     * Compares the screen with the one before: `forward` to a later place of the same line, `back` to an earlier one, `jump` to anything
     * else (another line, a page, a form beside a step). Null for the first screen after loading, which a reload shows again.
     */
    readonly direction: "forward" | "back" | "jump" | null;
    readonly title: string;
  };
  /** A submitted step failed its own validation. `fields` are the names of the wrong fields, never their values. */
  "iq-validation": { readonly line: LineSlug; readonly step: string; readonly fields: readonly string[] };
  /** Prices were requested (`asked`), the first has arrived (`partial`), or all have that come (`complete`). */
  "iq-quotes": {
    readonly line: LineSlug;
    readonly state: "asked" | "partial" | "complete";
    /** Quotes with a price so far. */
    readonly count: number;
    /** US dollars; null while there is no price. */
    readonly lowestMonthly: number | null;
  };
  /** A lead was created or updated. */
  "iq-lead": { readonly leadId: string; readonly line: LineSlug | null; readonly change: "created" | "updated" };
  /** A quote was chosen. */
  "iq-select": {
    readonly line: LineSlug;
    readonly quoteId: string;
    readonly carrier: string;
    /** US dollars for the whole term; null for a company without a price. */
    readonly price: number | null;
    /** US dollars a month, to the cent; null for a company without a price. */
    readonly monthly: number | null;
    /** Months. */
    readonly term: number;
    /** The company honors a firm price; an estimate may change after it checks the visitor's records. */
    readonly basis: "estimate" | "firm";
  };
  /** A line has ended: with an advisor, on another company's site, or with a purchase. */
  "iq-complete": {
    readonly line: LineSlug | null;
    readonly kind: "finalize" | "hand-off" | "purchase";
    /** The lead of the line's `iq-lead`; null if there is none. Authorizes nothing. */
    readonly leadId: string | null;
    /** The reference that the visitor reads to an advisor, who finds the lead by it: the first characters of `leadId`. */
    readonly reference: string | null;
  };
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

export type Direction = NonNullable<IqEventDetails["iq-step"]["direction"]>;

/** Events as the app emits them: the element adds its environment to errors. */
export type Emitted<Name extends IqEventName> = Name extends "iq-error" ? Omit<IqEventDetails[Name], "environment"> : IqEventDetails[Name];

/** Sends an event to the host. Returns false if the host canceled it. */
export type Emit = <Name extends IqEventName>(name: Name, detail: Emitted<Name>) => boolean;

/** The events that a host can cancel. */
export const cancelable: ReadonlySet<IqEventName> = new Set<IqEventName>(["iq-navigate"]);

import type { LineSlug } from "../../business/lines";

/**
 * The widget's events for its host, as bubbling, composed CustomEvents. A detail never holds what a person typed; ids authorize
 * nothing.
 */
export interface IqEventDetails {
  /** The widget runs. Its first screen may have been shown, and typed into, before. */
  "iq-ready": {
    /** The widget's `instance`, which tells several on a page apart. */
    readonly instance: string;
  };
  /** Another screen is shown. */
  "iq-step": {
    /** The screen's address within the widget: "auto/driver". */
    readonly route: string;
    /** Null on pages outside a line, as are `step` and `group`. */
    readonly line: LineSlug | null;
    /** The step's slug: "driver". */
    readonly step: string | null;
    /** The step's part of the progress bar: "vehicles". */
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
    /** The screen's question in the partner's words, for a page that sets its own title. */
    readonly title: string;
  };
  /** A submitted step failed its own validation. */
  "iq-validation": {
    /** The line of the step. */
    readonly line: LineSlug;
    /** The step's slug. */
    readonly step: string;
    /** The names of the wrong fields, never their values. */
    readonly fields: readonly string[];
  };
  /** The request for prices has got further. */
  "iq-quotes": {
    /** The line that the prices are for. */
    readonly line: LineSlug;
    /** Prices were requested (`asked`), the first has arrived (`partial`), or all have that come (`complete`). */
    readonly state: "asked" | "partial" | "complete";
    /** Quotes with a price so far. */
    readonly count: number;
    /** The lowest price in US dollars a month; null while there is none. */
    readonly lowestMonthly: number | null;
  };
  /** A lead was created or updated. */
  "iq-lead": {
    /** The lead's id at the quote service. Authorizes nothing. */
    readonly leadId: string;
    /** The line that the visitor is in; null outside a line. */
    readonly line: LineSlug | null;
    /** The lead is new, or has got more or other answers. */
    readonly change: "created" | "updated";
  };
  /** A quote was chosen. */
  "iq-select": {
    /** The line of the quote. */
    readonly line: LineSlug;
    /** The quote's id at the quote service. Authorizes nothing. */
    readonly quoteId: string;
    /** The id of the insurance company. */
    readonly carrier: string;
    /** US dollars for the whole term; null for a company without a price. */
    readonly price: number | null;
    /** US dollars a month, to the cent; null for a company without a price. */
    readonly monthly: number | null;
    /** The months that the price is for. */
    readonly term: number;
    /** The company honors a firm price; an estimate may change after it checks the visitor's records. */
    readonly basis: "estimate" | "firm";
  };
  /** A line has ended: with an advisor, on another company's site, or with a purchase. */
  "iq-complete": {
    /** The line that ended; null for a request to an advisor outside a line. */
    readonly line: LineSlug | null;
    /** An advisor calls or is called (`finalize`), another company's site goes on (`hand-off`), or a policy was bought (`purchase`). */
    readonly kind: "finalize" | "hand-off" | "purchase";
    /** The lead of the line's `iq-lead`; null if there is none. Authorizes nothing. */
    readonly leadId: string | null;
    /** The reference that the visitor reads to an advisor, who finds the lead by it: the first characters of `leadId`. */
    readonly reference: string | null;
  };
  /** The widget is about to leave the page; after `preventDefault()` the host navigates itself. */
  "iq-navigate": {
    /** The address that the widget would open in the top window. */
    readonly url: string;
    /** The reason: `partner` is the return link of the logo, `account` a link of the menu for signed-in visitors, `advisor` the page of locations. */
    readonly kind: "hand-off" | "payment" | "pet-partner" | "sign-in" | "account" | "partner" | "advisor";
  };
  /** The visitor wants to sign in; the host answers with `setAuthToken`. */
  "iq-sign-in": Record<string, never>;
  /** Something went wrong. */
  "iq-error": {
    /** After a warning the widget continues; with an error it shows its fallback or error screen. */
    readonly level: "warning" | "error";
    /** Stable, to be acted on. */
    readonly code: string;
    /** In English, for developers. Its wording may change. */
    readonly message: string;
    /** The widget's environment: "prod", "uat". */
    readonly environment: string;
    /** Codes, counts and the HTTP `status` of a failed call, for a monitoring service. */
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

import type { LineSlug } from "../../src/business/lines";
import type { PartnerFlag } from "../../src/business/partnerFlags";
import type { Selection, Snapshot } from "../../src/session/kept/snapshot";
import type { Stopped } from "./stoppedAt";

/** What is done once the first screen stands, by role and name; `sees` and `gone` wait for a text. */
export type Action =
  | readonly ["press", "button" | "radio" | "checkbox" | "link" | "row", string]
  | readonly ["fill" | "select", string, string]
  | readonly ["sees" | "gone", string]
  | readonly ["submit"];

/** What stands around a screen. */
interface Surroundings {
  readonly actions?: readonly Action[];
  /** Partner flags that are switched on. */
  readonly flags?: readonly PartnerFlag[];
  /** Outside business hours, or the real one for what the service counts from today; a fixed Wednesday morning otherwise. */
  readonly clock?: "closed" | "real";
  /** Parts of addresses of the quote service whose answers never come, or can't be had. */
  readonly hold?: readonly string[];
  readonly fail?: readonly string[];
  /** Answers in the service's place, by a part of the address. */
  readonly serve?: Readonly<Record<string, unknown>>;
}

/** A state of a line's screen: where a visitor stopped who had answered the steps before it as the line's examples do. */
export interface LineRecipe extends Surroundings {
  /** In the gallery's address. That of a state made from the flow replaces it. */
  readonly id: string;
  readonly title: string;
  /** The route in the line: `driver/add`. */
  readonly at: string;
  /** A page outside the line that is shown in its place. */
  readonly page?: string;
  /** Of the list, where it isn't the step's group. */
  readonly group?: string;
  /** Ohio where it is missing. */
  readonly state?: string;
  /** Which example was answered; the least where it is missing. */
  readonly told?: "maximal";
  /** Answers by field name on top of the example's. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** The screen asks the service about an application that was made before. */
  readonly application?: true;
  readonly session?: Partial<Snapshot>;
}

/** A screen as the gallery's page gets it. */
export interface Recipe extends Surroundings {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  /** The element's `line`. */
  readonly line: string;
  readonly stored?: Stopped;
  readonly application?: true;
}

export const submit: Action = ["submit"];
export const arrived: Action = ["sees", "your quotes are in"];

/** A quote that was picked. */
export const picked: Selection = {
  kind: "quote",
  quoteId: "q-1",
  carrierSpecificQuoteId: "C-1",
  carrierId: "meridian",
  carrierName: "Meridian Mutual",
  premium: 642.18,
  term: 6,
  bindable: false,
};

/** A line that ended with an advisor, who asks the company that was picked. */
export const finished = (line: LineSlug, channel: "CALL" | "EMAIL" | "SELF" = "EMAIL", next?: string[]): Partial<Snapshot> => ({
  outcome: { line, by: "contact", channel, carrierName: channel === "SELF" || line === "other" ? null : picked.carrierName, ...(next && { next }) },
});

import type { LineSlug } from "../../src/business/lines";
import type { PartnerFlag } from "../../src/business/partnerFlags";
import type { Selection, Snapshot } from "../../src/session/kept/snapshot";
import type { Stopped } from "./stoppedAt";

/** An action after the first screen is shown, by role and name; `sees` and `gone` wait for a text. */
export type Action =
  | readonly ["press", "button" | "radio" | "checkbox" | "unticked" | "link" | "row", string]
  | readonly ["fill" | "select", string, string]
  | readonly ["sees" | "gone", string]
  | readonly ["submit"];

/** The environment of a screen. */
interface Surroundings {
  readonly actions?: readonly Action[];
  /** Partner flags that are switched on. */
  readonly flags?: readonly PartnerFlag[];
  /** Outside business hours, or the real time if the service counts from today; otherwise a fixed Wednesday morning. */
  readonly clock?: "closed" | "real";
  /** Parts of service addresses. `hold` never answers, `fail` can't be reached. */
  readonly hold?: readonly string[];
  readonly fail?: readonly string[];
  /** Made-up responses of the service, by a part of the address. */
  readonly serve?: Readonly<Record<string, unknown>>;
}

/** A state of a line's screen, reached by answering the steps before it with the line's examples. */
export interface LineRecipe extends Surroundings {
  /** The id in the gallery's address. It replaces the state generated from the flow with the same id. */
  readonly id: string;
  readonly title: string;
  /** The route in the line, such as `driver/add`. */
  readonly at: string;
  /** A page outside the line, shown instead of the route. */
  readonly page?: string;
  /** The group in the gallery's list; defaults to the step's group. */
  readonly group?: string;
  /** Defaults to Ohio. */
  readonly state?: string;
  /** The example that answers the steps; defaults to the least. */
  readonly told?: "maximal";
  /** Answers by field name, added to the example's. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** The screen asks the service about an existing application. */
  readonly application?: true;
  readonly session?: Partial<Snapshot>;
}

/** A screen as the gallery's page receives it. */
export interface Recipe extends Surroundings {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  /** The element's `line` attribute. */
  readonly line: string;
  readonly stored?: Stopped;
  readonly application?: true;
}

export const submit: Action = ["submit"];
export const arrived: Action = ["sees", "quotes are in"];

/** A selected quote. */
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

/** A line that ended with an advisor, who contacts the selected company. */
export const finished = (line: LineSlug, channel: "CALL" | "EMAIL" | "SELF" = "EMAIL", next?: string[]): Partial<Snapshot> => ({
  outcome: { line, by: "contact", channel, carrierName: channel === "SELF" || line === "other" ? null : picked.carrierName, ...(next && { next }) },
});

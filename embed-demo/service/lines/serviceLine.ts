import type { Coverage } from "../../../src/api/contract/coverage";
import type { StateCode } from "../../../src/business/states";
import type { CalendarDate } from "../../../src/kernel/dates";
import type { Carrier } from "../reference/carriers";
import type { Chosen } from "../coverages/held";
import type { RatedAnswers } from "./ratedAnswers";
import type { PropertyKind } from "../property/propertyKind";
import type { Rated } from "../rating/rated";
import type { ApplicationParts } from "../database/parts";
import type { Creation } from "./creation";
import type { Language } from "../../../src/kernel/language";

/** Everything that the service knows about one line. `data/carriers.csv` says which carriers sell it, by its slug. */
export interface ServiceLine {
  /** The line's names in e-mail subjects, by language; without one the label of business/lines is used. */
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** True if carriers that sell online sell this line online, in states that allow it. */
  readonly sellsOnline: boolean;
  /** States where the line isn't offered, besides those without any line. */
  readonly unserved: readonly StateCode[];
  /** Third parties that the create names as sources. */
  readonly thirdParties: readonly "PROPERTY_RECORDS"[];
  /** POST of the line's application. */
  readonly creation: Creation;
  /** In display order. */
  coveragesIn(state: string): readonly Coverage[];
  /** The chosen values, by apiKey. */
  chosen(parts: ApplicationParts): Chosen;
  /** Dollars that percentages of a dwelling refer to; null without a dwelling or before its cost is known. */
  dwelling(parts: ApplicationParts): number | null;
  /** The rated answers on a day; null while something is missing. */
  ratingInput(parts: ApplicationParts, today: CalendarDate): RatedAnswers | null;
  /** One carrier's price of the line's own `ratingInput`. */
  rate(input: RatedAnswers, carrier: Carrier): Rated;
  /** The kind of home, if the line insures a home or the belongings in it. */
  readonly home?: PropertyKind;
  /** The check that a carrier still makes before it confirms a price, in the words of its message. */
  readonly checked: string;
}

/** How the companies that sell the line do so; `carriers.ts` of each line. */
export type LineCarriers = Pick<ServiceLine, "sellsOnline" | "unserved" | "checked">;

/** How an application of the line begins; `create.ts` of each line. */
export type LineCreate = Pick<ServiceLine, "creation" | "thirdParties">;

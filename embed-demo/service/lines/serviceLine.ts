import type { Coverage } from "../../../src/api/contract/coverage";
import type { StateCode } from "../../../src/business/states";
import type { CalendarDate } from "../../../src/kernel/dates";
import type { Carrier } from "../reference/carriers";
import type { Chosen } from "../coverages/held";
import type { RatedAnswers } from "./ratedAnswers";
import type { Rated } from "../rating/rated";
import type { ApplicationParts } from "../database/parts";
import type { Creation } from "./creation";
import type { Language } from "../../../src/kernel/language";

/** All that the service knows of one line. Which carriers sell it is theirs to say: `data/carriers.csv` names lines by their slugs. */
export interface ServiceLine {
  /** What the subject of an e-mail calls it in another language; without one, as in the source's, the label of business/lines. */
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** Whether carriers that sell online sell this line so, in the states where that is allowed. */
  readonly sellsOnline: boolean;
  /** Where the line isn't offered, beside the states where none is. */
  readonly unserved: readonly StateCode[];
  /** Whose answers the create says that it asks. */
  readonly thirdParties: readonly "PROPERTY_RECORDS"[];
  /** POST of the line's application. */
  readonly creation: Creation;
  /** In display order. */
  coveragesIn(state: string): readonly Coverage[];
  /** What was chosen of them, by apiKey. */
  chosen(parts: ApplicationParts): Chosen;
  /** Dollars that percentages of a dwelling are of; null without a dwelling, or while its cost isn't known. */
  dwelling(parts: ApplicationParts): number | null;
  /** What carriers rate, on a day; null while something is missing. */
  ratingInput(parts: ApplicationParts, today: CalendarDate): RatedAnswers | null;
  /** One carrier's price of the line's own `ratingInput`. */
  rate(input: RatedAnswers, carrier: Carrier): Rated;
  /** What a carrier still checks before it confirms a price, as its message says it. */
  readonly checked: string;
}

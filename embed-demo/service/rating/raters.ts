import type { InsuranceLine } from "../../../src/business/lines";
import { calendarDay } from "../../../src/kernel/dates";
import type { Carrier } from "../carriers/carriers";
import type { ApplicationParts } from "../resources/applications/parts";
import { autoInput, type AutoInput } from "./autoInput";
import { rateAuto, type Rated } from "./rateAuto";

export type RatingInput = AutoInput;

/** What a line's application is rated on, or null while something is missing. A further line adds its case here and below. */
export function ratingInputOf(line: InsuranceLine, parts: ApplicationParts, today = calendarDay(new Date())): RatingInput | null {
  return line === "PERSONAL_AUTO" ? autoInput(parts, today) : null;
}

export const rate = (input: RatingInput, carrier: Carrier): Rated => rateAuto(input, carrier);

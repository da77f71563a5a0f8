import { firstStart } from "../../../src/business/firstStart";
import { compareDates, parseIsoDate } from "../../../src/kernel/dates";
import type { Submitted } from "../database/tables/bindSubmission";

/** The policy's first day has come at the insured address: from then on it isn't sold any more. */
export function hasBegun({ effectiveDate, propertyAddress: { state } }: Submitted, now: Date): boolean {
  const start = parseIsoDate(effectiveDate);
  return start === null || compareDates(start, firstStart(state, now)) < 0;
}

import { firstStart } from "../../../src/business/firstStart";
import { compareDates, parseIsoDate } from "../../../src/kernel/dates";
import type { Submitted } from "../database/tables/bindSubmission";

/** True once the policy's first day has begun at the insured address: from then on it can't be sold. */
export function hasBegun({ effectiveDate, propertyAddress: { state } }: Submitted, now: Date): boolean {
  const start = parseIsoDate(effectiveDate);
  return start === null || compareDates(start, firstStart(state, now)) < 0;
}

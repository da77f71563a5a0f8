import type { StateCode } from "../../business/states";
import { petEffectiveNextDay } from "../../business/states";
import { addDays, calendarDay } from "../../kernel/dates";
import type { CalendarDate } from "../../kernel/dates";

/** The first day of coverage: one day ahead in some states, two elsewhere (spec §4). */
export const effectiveDate = (state: string, now: Date): CalendarDate =>
  addDays(calendarDay(now), petEffectiveNextDay.includes(state as StateCode) ? 1 : 2);

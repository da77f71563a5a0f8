import { petDaysAhead } from "../../business/states";
import { addDays, calendarDay } from "../../kernel/dates";
import type { CalendarDate } from "../../kernel/dates";

/** The first day of coverage: one day ahead in some states, two elsewhere. */
export const effectiveDate = (state: string, now: Date): CalendarDate => addDays(calendarDay(now), petDaysAhead(state));

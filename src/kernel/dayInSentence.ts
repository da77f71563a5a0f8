import type { CalendarDate } from "./dates";

const said = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  // Made with the first date that is shown: most visitors see none.
  return ({ year, month, day }: CalendarDate): string =>
    (format ??= new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options })).format(new Date(Date.UTC(year, month - 1, day)));
};

/** In a sentence: "December 1". */
export const dayInSentence = said({ month: "long", day: "numeric" });
/** On its own: "December 1, 2026". */
export const dayWithYear = said({ month: "long", day: "numeric", year: "numeric" });
/** In a list: "Dec 1, 2026". */
export const shortDay = said({ month: "short", day: "numeric", year: "numeric" });

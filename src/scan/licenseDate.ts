import { parseIsoDate, type CalendarDate } from "../kernel/dates";

/** Licenses of people whose birth date isn't known have a day of 1900. */
const unknownUntil = 1900;

/**
 * Reads MMDDCCYY and CCYYMMDD, with or without separators: 19 and 20 begin a year and are no months, so that one of them fits
 * at most. Null for a day that doesn't exist, or that stands for an unknown or unlimited one.
 */
export function licenseDate(text: string): CalendarDate | null {
  const digits = text.replace(/[-/. ]/g, "");
  if (!/^\d{8}$/.test(digits)) return null;
  const yearFirst = /^(?:19|20)/.test(digits);
  const [year, rest] = yearFirst ? [digits.slice(0, 4), digits.slice(4)] : [digits.slice(4), digits.slice(0, 4)];
  const date = parseIsoDate(`${year}-${rest.slice(0, 2)}-${rest.slice(2)}`);
  return date && date.year > unknownUntil && date.year < 2_100 ? date : null;
}

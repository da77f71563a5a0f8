import { formatDate, parseIsoDate } from "../../kernel/dates";

/** Converts 1985-09-07, as browsers and other systems write it, to 09/07/1985. Anything else isn't changed. */
export const typedFromIso = (text: string): string => {
  const date = parseIsoDate(text);
  return date ? formatDate(date) : text;
};

/**
 * Inserts slashes while a date is typed, for keyboards that have none. Typed separators are respected: 1/2/1990 isn't
 * changed, and only digits that no longer fit a part move to the next. Anything but digits and slashes isn't changed.
 */
const spread = (text: string, room: (part: number, digits: string) => number): string => {
  if (!/^[\d/]*$/.test(text)) return text;
  const parts = text.split("/");
  for (let at = 0; at < 2; at += 1) {
    const digits = parts[at] ?? "";
    const fits = room(at, digits);
    if (digits.length > fits) parts.splice(at, 2, digits.slice(0, fits), digits.slice(fits) + (parts[at + 1] ?? ""));
  }
  return parts.join("/");
};

/** 19 and 20 aren't months: what begins with them is a year. */
const isYear = (part: number, digits: string): boolean => part === 0 && /^(?:19|20)/.test(digits);

/** 09071985 and 1985-09-07 become 09/07/1985, and 19850907 becomes 1985/09/07. */
export const formatTypedDate = (text: string): string => spread(typedFromIso(text), (part, digits) => (isYear(part, digits) ? 4 : 2));

/** 062005 becomes 06/2005, 200506 becomes 2005/06, and 06152005 or 2005-06-15 becomes 06/15/2005: four digits after the month are a year. */
export const formatTypedMonth = (text: string): string =>
  spread(typedFromIso(text), (part, digits) => (isYear(part, digits) || (part === 1 && digits.length <= 4) ? 4 : 2));

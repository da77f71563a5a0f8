import { formatDate, parseDate } from "../../kernel/dates";
import { languages, localeOf } from "../../kernel/language";
import { parseMonth } from "./date";

/** The first of these days whose month or weekday begins like the word, in any of the languages: 1 for the first, 0 for none. */
function placeAmong(days: readonly Date[], part: "month" | "weekday", word: string): number {
  const begins = (day: Date): boolean => languages.some((language) => day.toLocaleString(localeOf(language), { [part]: "long" }).toLowerCase().startsWith(word));
  return word.length < 3 ? 0 : days.findIndex(begins) + 1;
}

const monthNamed = (word: string): number => placeAmong(Array.from({ length: 12 }, (_day, index) => new Date(2000, index, 1)), "month", word);

/** True if a weekday begins like the word. Ask it of a word beside a month's: in Spanish "mar" begins both Tuesday and March. */
const isWeekday = (word: string): boolean => placeAmong(Array.from({ length: 7 }, (_day, index) => new Date(2000, 0, index + 1)), "weekday", word) > 0;

/** A time of day after a date, as calendars and other systems copy it. */
const timeOfDay = /(?:T|,?\s+(?:at\s+|a las?\s+)?)\d{1,2}:\d\d(?::[\d.]+)?\s*(?:[ap]\.?\s?m\.?)?(?:Z|[+-]\d\d:?\d\d)?\s*$/i;

/** Two digits are the last year so ending that isn't after `last`. */
const yearEnding = (digits: string, last: number): number =>
  digits.length > 2 ? Number(digits) : last - ((last - Number(digits)) % 100);

/** The words and numbers of a date, without ordinal endings and a weekday; null if it has anything else. */
function partsOf(text: string): { readonly words: readonly string[]; readonly numbers: readonly string[] } | null {
  const parts = text.toLowerCase().split(/[\s,./-]/).filter((part) => part !== "" && part !== "de" && part !== "del");
  const words = parts.filter((part) => /^\p{L}+$/u.test(part));
  const numbers = parts.flatMap((part) => /^['’]?(\d{1,4})(?:st|nd|rd|th)?$/.exec(part)?.[1] ?? []);
  if (words.length + numbers.length < parts.length) return null;
  return { words: words.length === 2 && isWeekday(words[0]!) ? words.slice(1) : words, numbers };
}

/**
 * Converts a date as people write it ("4/12/88", "April 12th, 1988", "12 de abril de 1988") to MM/DD/YYYY. Anything else isn't
 * changed. `lastYear` is the last year that two digits can be.
 */
export function typedFromWritten(text: string, lastYear: number): string {
  const day = text.replace(timeOfDay, "");
  const typed = parseDate(day);
  if (typed) return day === text ? text : formatDate(typed);
  const parts = partsOf(day);
  if (!parts || parts.words.length + parts.numbers.length !== 3) return text;
  const { words, numbers } = parts;
  const month = words.length === 1 ? monthNamed(words[0]!) : Number(numbers[0]);
  const date = parseDate(`${month}/${numbers.at(-2)}/${yearEnding(numbers.at(-1) ?? "", lastYear)}`);
  return date ? formatDate(date) : text;
}

/** Converts a month as people write it ("May 2004", "mayo de 2004", "2004-05", "5/04") to MM/YYYY, and a whole date to MM/DD/YYYY. */
export function monthFromWritten(text: string, lastYear: number): string {
  const parts = partsOf(text);
  if (!parts || parts.words.length + parts.numbers.length !== 2) return typedFromWritten(text, lastYear);
  const [word] = parts.words;
  const [one = "", other = ""] = parts.numbers;
  const leadsWithYear = word !== undefined || one.length > 2;
  const [month, year] = leadsWithYear ? [word === undefined ? other : monthNamed(word), one] : [one, other];
  const first = year.length < 2 ? null : parseDate(`${month}/1/${yearEnding(year, lastYear)}`);
  return first ? formatDate(first).replace("/01/", "/") : text;
}

/**
 * Converts a date to MM/DD/YYYY, too, where people remember the month alone: "03/2019" is its first day. In "6/15" the second number
 * may be a day, so a month needs a whole year; in "06/1526" the digits that stand together are a day and a year.
 */
export function dayFromWritten(text: string, lastYear: number): string {
  const apart = text.replace(/^(\d{1,2}\/)(?!19|20)(\d\d)(\d\d)$/, "$1$2/$3");
  const first = /\d{4}/.test(apart) ? parseMonth(monthFromWritten(apart, lastYear)) : null;
  return first ? formatDate(first) : typedFromWritten(apart, lastYear);
}

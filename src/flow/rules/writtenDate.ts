import { formatDate, parseDate } from "../../kernel/dates";
import { languages, localeOf } from "../../kernel/language";
import { parseMonth } from "./date";

/** The month that begins like the word, in any of the languages; 0 if none does. */
function monthNamed(word: string): number {
  const months = Array.from({ length: 12 }, (_month, index) => index + 1);
  const begins = (month: number): boolean =>
    languages.some((language) => new Date(2000, month - 1, 1).toLocaleString(localeOf(language), { month: "long" }).toLowerCase().startsWith(word));
  return word.length < 3 ? 0 : (months.find(begins) ?? 0);
}

/** Two digits are the last year so ending that isn't after `last`. */
const yearEnding = (digits: string, last: number): number =>
  digits.length > 2 ? Number(digits) : last - ((last - Number(digits)) % 100);

/** The words and numbers of a date, without ordinal endings; null if it has anything else. */
function partsOf(text: string): { readonly words: readonly string[]; readonly numbers: readonly string[] } | null {
  const parts = text.toLowerCase().split(/[\s,./-]/).filter((part) => part !== "" && part !== "de" && part !== "del");
  const words = parts.filter((part) => /^\p{L}+$/u.test(part));
  const numbers = parts.flatMap((part) => /^(\d{1,4})(?:st|nd|rd|th)?$/.exec(part)?.[1] ?? []);
  return words.length + numbers.length === parts.length ? { words, numbers } : null;
}

/**
 * Converts a date as people write it ("4/12/88", "April 12th, 1988", "12 de abril de 1988") to MM/DD/YYYY. Anything else isn't
 * changed. `lastYear` is the last year that two digits can be.
 */
export function typedFromWritten(text: string, lastYear: number): string {
  const parts = partsOf(text);
  if (!parts || parts.words.length + parts.numbers.length !== 3 || parseDate(text)) return text;
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

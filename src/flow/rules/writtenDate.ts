import { formatDate, parseDate } from "../../kernel/dates";
import { languages, localeOf } from "../../kernel/language";

/** The month that begins like the word, in any of the languages; 0 if none does. */
function monthNamed(word: string): number {
  const months = Array.from({ length: 12 }, (_month, index) => index + 1);
  const begins = (month: number): boolean =>
    languages.some((language) => new Date(2000, month - 1, 1).toLocaleString(localeOf(language), { month: "long" }).toLowerCase().startsWith(word));
  return word.length < 3 ? 0 : (months.find(begins) ?? 0);
}

/** Two digits are the last year so ending in which a person who fills in a form was born. */
const bornIn = (year: string, now: Date): number =>
  year.length > 2 ? Number(year) : Number(year) + (2000 + Number(year) > now.getFullYear() - 16 ? 1900 : 2000);

/**
 * Converts a birth date as people write it ("4/12/88", "April 12th, 1988", "12 de abril de 1988") to MM/DD/YYYY. Anything else isn't
 * changed.
 */
export function typedFromWritten(text: string, now: Date): string {
  const parts = text.toLowerCase().split(/[\s,./-]/).filter((part) => part !== "" && part !== "de" && part !== "del");
  const words = parts.filter((part) => /^\p{L}+$/u.test(part));
  const numbers = parts.flatMap((part) => /^(\d{1,4})(?:st|nd|rd|th)?$/.exec(part)?.[1] ?? []);
  if (parts.length !== 3 || words.length + numbers.length !== 3) return text;
  const year = numbers.at(-1) ?? "";
  const month = words.length === 1 ? monthNamed(words[0]!) : Number(numbers[0]);
  // Digits with a whole year are a date already.
  if (words.length === 0 && year.length !== 2) return text;
  const date = parseDate(`${month}/${numbers.at(-2)}/${bornIn(year, now)}`);
  return date ? formatDate(date) : text;
}

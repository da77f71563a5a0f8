import { outside } from "../../business/fault";
import { grouped } from "../../kernel/money";
import { fill, phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { messages } from "./messages";
import type { Rule } from "./rule";

const texts = phrases("error.number", {
  between: "A value between {min} and {max}",
});

/**
 * Leaves out what a pasted number has around its digits, and writes out thousands: "$62,000.00", "62000 sq. ft.", "62000 mi"
 * and "62k" become "62000".
 */
const withoutSigns = (text: string): string => text.trim().replace(/^\$|,|\.00$| ?(sq.*t|mi(?:les)?)\.?$/gi, "").replace(/(\d) ?k$/i, "$1000");

/** A whole number as typed, signs of an amount allowed; null when it isn't one. Whole-number inputs reject decimals. */
export function wholeNumber(text: string): number | null {
  // The period of "sq. ft." comes after its letters were dropped.
  const plain = withoutSigns(text).replace(/\.$/, "");
  return /^\d+$/.test(plain) ? Number(plain) : null;
}

/** Groups thousands while typing; text that isn't a number isn't changed, and "mi" isn't, which may become "miles". */
export const formatWholeNumber = (text: string): string => {
  const plain = withoutSigns(text);
  return /^\d+$/.test(plain) && !/mi$/i.test(text) ? grouped(plain) : text;
};

interface Bounds {
  min: number;
  max: number;
}

/** Returns the error of a number outside its bounds, which are inclusive; null stands for text that isn't a number. */
export function between(number: number | null, bounds: Bounds): Phrase | null {
  if (number === null) return messages.notANumber;
  const found = outside(number, bounds);
  return found && fill(texts.between, found.bounds);
}

/** Required, whole, within inclusive bounds. */
export const wholeBetween =
  (bounds: Bounds): Rule<string> =>
  (value) =>
    value.trim() === "" ? messages.required : between(wholeNumber(value), bounds);

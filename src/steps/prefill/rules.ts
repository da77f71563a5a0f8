import { outside } from "../../business/fault";
import { roofFault, yearBuiltFault } from "../../business/homeRules";
import { home } from "../../business/limits";
import { roofUpdateTimes } from "../../business/property";
import type { RoofUpdateTime } from "../../business/property";
import type { RuleContext } from "../../flow/field";
import { messages } from "../../flow/rules/messages";
import { wholeNumber } from "../../flow/rules/number";
import type { Rule } from "../../flow/rules/rule";
import { saying } from "../../flow/rules/saying";
import { phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";

/** Messages of the rules for a home's facts. */
const texts = phrases("error.home", {
  year: "Enter a 4-digit year",
  yearAhead: "Year built cannot exceed next year",
  yearLong: "Enter a year of {min} or later",
  squareFeet: "Enter an amount of {min} or more",
  squareFeetMost: "Enter {max} or less",
  stories: "Enter a value of {min} or more",
  storiesMost: "Enter {max} or less",
  updateAge: "Update years cannot be greater than age of home",
  choice: "Select an answer",
});

/** Four digits, from 1700 to next year. */
export const builtIn: Rule<string> = (value, { now }) => {
  if (value.trim() === "") return texts.year;
  const year = wholeNumber(value);
  if (year === null) return messages.notANumber;
  if (!/^\d{4}$/.test(value.trim())) return texts.year;
  return saying({ builtAhead: texts.yearAhead, builtTooEarly: texts.yearLong }, yearBuiltFault(year, now.getFullYear()));
};

const amount =
  (bounds: { min: number; max: number }, tooLittle: Phrase, tooMuch: Phrase): Rule<string> =>
  (value) => {
    const number = value.trim() === "" ? -1 : wholeNumber(value);
    return number === null ? messages.notANumber : saying({ tooLittle, tooMuch }, outside(number, bounds));
  };

export const livingArea = amount(home.squareFeet, texts.squareFeet, texts.squareFeetMost);

const storiesUpTo = (max: number): Rule<string> => amount({ min: home.stories.min, max }, texts.stories, texts.storiesMost);
export const stories = storiesUpTo(home.stories.max);
export const floors = storiesUpTo(home.stories.condoMax);

export const oneOf =
  (known: readonly string[]): Rule<string> =>
  (value) =>
    known.includes(value) ? null : texts.choice;

export const yesOrNo: Rule<boolean | null> = (value) => (typeof value === "boolean" ? null : messages.selection);

interface RoofFacts {
  readonly isUpdated: boolean | null;
  /** The year, as typed. */
  readonly built: string;
}

export const roofTime =
  (factsOf: (context: RuleContext) => RoofFacts): Rule<RoofUpdateTime | ""> =>
  (value, context) => {
    const { isUpdated, built } = factsOf(context);
    // A roof that wasn't replaced has no date.
    if (isUpdated !== true) return null;
    if (value === "" || !roofUpdateTimes.includes(value)) return texts.choice;
    return saying({ updatedTooEarly: texts.updateAge }, roofFault(value, wholeNumber(built), context.now.getFullYear()));
  };

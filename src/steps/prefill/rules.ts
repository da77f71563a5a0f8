import { home } from "../../business/limits";
import { roofUpdateLeastAge, roofUpdateTimes } from "../../business/property";
import type { RoofUpdateTime } from "../../business/property";
import type { RuleContext } from "../../flow/field";
import { messages } from "../../flow/rules/messages";
import { wholeNumber } from "../../flow/rules/number";
import type { Rule } from "../../flow/rules/rule";
import { fill, phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";

/** What the facts of a home have to meet, in the spec's words (§5). */
const texts = phrases("error.home", {
  year: "Enter a 4-digit year",
  yearAhead: "Year built cannot exceed next year",
  yearLong: "Enter a year of {min} or later",
  squareFeet: "Enter an amount of {min} or more",
  squareFeetMost: "Enter an amount of {max} or less",
  stories: "Enter a value of 1 or more",
  storiesMost: "Enter a value of {max} or less",
  updateAge: "Update years cannot be greater than age of home",
  choice: "Select an answer",
});
const grouped = (amount: number): string => amount.toLocaleString("en-US");

/** Four digits, from 1700 to next year (spec §5, decision 33). */
export const builtIn: Rule<string> = (value, { now }) => {
  if (value.trim() === "") return texts.year;
  const year = wholeNumber(value);
  if (year === null) return messages.notANumber;
  if (!/^\d{4}$/.test(value.trim())) return texts.year;
  if (year > now.getFullYear() + 1) return texts.yearAhead;
  return year < home.yearBuiltMin ? fill(texts.yearLong, { min: home.yearBuiltMin }) : null;
};

const amount =
  ({ min, max }: { min: number; max: number }, tooFew: Phrase, tooMany: Phrase): Rule<string> =>
  (value) => {
    if (value.trim() === "") return fill(tooFew, { min });
    const number = wholeNumber(value);
    if (number === null) return messages.notANumber;
    if (number < min) return fill(tooFew, { min });
    return number > max ? fill(tooMany, { max: grouped(max) }) : null;
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

/** Years since the home was built; null while that isn't a year (decision 33). */
function homeAge(built: string, now: Date): number | null {
  const year = wholeNumber(built);
  return year === null ? null : now.getFullYear() - year;
}

/** Whether a home can have had its roof updated so long ago. Unknown and less than five years always hold (spec §5). */
export const roofTimeHolds = (time: RoofUpdateTime, age: number | null): boolean => age === null || age >= (roofUpdateLeastAge[time] ?? -Infinity);

interface RoofFacts {
  readonly isUpdated: boolean | null;
  /** The year as typed. */
  readonly built: string;
}

export const roofTime =
  (factsOf: (context: RuleContext) => RoofFacts): Rule<RoofUpdateTime | ""> =>
  (value, context) => {
    const { isUpdated, built } = factsOf(context);
    // Not replaced: there is nothing to date.
    if (isUpdated !== true) return null;
    if (value === "" || !roofUpdateTimes.includes(value)) return texts.choice;
    return roofTimeHolds(value, homeAge(built, context.now)) ? null : texts.updateAge;
  };

import { length } from "../../business/limits";
import { modelYearFault, vinFault } from "../../business/vehicleRules";
import { messages } from "../../flow/rules/messages";
import { wholeNumber } from "../../flow/rules/number";
import type { Rule } from "../../flow/rules/rule";
import { saying } from "../../flow/rules/saying";
import { tooLong } from "../../flow/rules/tooLong";
import { calendarDay } from "../../kernel/dates";
import { phrases } from "../../kernel/phrase";
import type { VehicleStepOptions } from "./options";

const texts = phrases("error.vehicle", {
  year: "Enter a 4-digit year",
  notYet: "This year is not yet available",
  pre_car: "Speak with an agent for pre-{year} vehicles",
  pre_motorcycle: "Speak with an agent for pre-{year} motorcycles",
  make: "Please select a make.",
  otherMake: "Please speak with an agent to identify the right vehicle",
  vin: "Enter a {length}-digit VIN",
  vinLetters: "VINs don't use the letters I, O, or Q. Try 1 or 0.",
  vinTail: "The last {numericTail} digits must be numeric",
  vinTaken: "This VIN has already been entered",
});

/** The make's value where the visitor picks "Other". */
export const otherMake = "other";

/** A model year of four digits, from the line's oldest to next year's, both included. */
export const modelYear =
  ({ type }: Pick<VehicleStepOptions, "type">): Rule<string> =>
  (value, { now }) => {
    const typed = value.trim();
    if (typed === "") return texts.year;
    const year = wholeNumber(typed);
    if (year === null) return messages.notANumber;
    if (typed.length < 4) return texts.year;
    return saying(texts, modelYearFault(year, type, calendarDay(now).year));
  };

/** Tells whether the make is "Other", picked or typed. Only a person can quote it, so nothing more is asked of the vehicle. */
export const isOther = (typed: string): boolean => typed.trim().toLowerCase() === otherMake;

export const make: Rule<string> = (value) => {
  const typed = value.trim();
  if (typed === "") return texts.make;
  return isOther(typed) ? texts.otherMake : tooLong(typed, length.vehicle);
};

/** Capitals, without the spaces that a copied VIN may contain. */
export const plainVin = (typed: string): string => typed.replace(/\s/g, "").toUpperCase();

const vinTexts = { vinCharacters: messages.noSpecial, vinLength: texts.vin, vinLetters: texts.vinLetters, vinTail: texts.vinTail };

/** Checks a VIN's form. The service finds a wrong check digit, which only causes a warning. `taken` are the VINs of other vehicles. */
export const vinForm =
  (taken: () => readonly string[]): Rule<string> =>
  (value) => {
    const vin = plainVin(value);
    const found = vinFault(vin);
    if (found) return saying(vinTexts, found);
    return taken().includes(vin) ? texts.vinTaken : null;
  };

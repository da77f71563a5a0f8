import type { SmokerAnswer, TobaccoProduct } from "../../business/life";
import { lastUseFault } from "../../business/tobaccoRules";
import { isStateCode } from "../../business/stateNames";
import type { Field } from "../../flow/field";
import { addressTexts } from "../../flow/rules/address";
import { birthDate, dateProblem, dateTexts } from "../../flow/rules/date";
import { messages } from "../../flow/rules/messages";
import type { Rule } from "../../flow/rules/rule";
import { saying } from "../../flow/rules/saying";
import { calendarDay, parseDate } from "../../kernel/dates";
import { phrases } from "../../kernel/phrase";
import { dateOfBirth } from "../../session/fields/person";

const texts = phrases("error.life", {
  frequency: "Select frequency",
  lastUse: "Enter last use date",
  beforeBirth: "Enter a date after the date of birth",
});

const lastUseTexts = { future: dateTexts.future, beforeBirth: texts.beforeBirth };

/** The 50 states and DC. */
export const stateRule: Rule<string> = (value) => (isStateCode(value) ? null : addressTexts.state);

/** A real day that isn't in the future. Being too young or too old raises a case instead. */
export const birthDateRule = birthDate({ min: 0, max: Infinity });

/** Requires a product when the answer is about this period: past products are optional for current users. */
export const productsRule =
  (smoker: Field<SmokerAnswer | "">, required: SmokerAnswer): Rule<readonly TobaccoProduct[]> =>
  (chosen, { answers }) =>
    chosen.length === 0 && answers.get(smoker) === required ? messages.selection : null;

type Products = Field<readonly TobaccoProduct[]>;

/** Applies a rule only while its product is chosen. */
const whileChosen =
  (products: Products, product: TobaccoProduct, rule: Rule<string>): Rule<string> =>
  (value, context) =>
    context.answers.get(products).includes(product) ? rule(value, context) : null;

export const frequencyRule = (products: Products, product: TobaccoProduct): Rule<string> =>
  whileChosen(products, product, (value) => (value === "" ? texts.frequency : null));

/** Between the birth date and today, inclusive. */
export const lastUseRule = (products: Products, product: TobaccoProduct): Rule<string> =>
  whileChosen(products, product, (value, { answers, now }) => {
    if (value.trim() === "") return texts.lastUse;
    const used = parseDate(value);
    if (!used) return dateProblem(value);
    return saying(lastUseTexts, lastUseFault(used, parseDate(answers.get(dateOfBirth)), calendarDay(now)));
  });

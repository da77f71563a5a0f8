import { outside } from "../../business/fault";
import { coverageAmountFor } from "../../business/life";
import { helperAmount } from "../../business/limits";
import { field } from "../../flow/field";
import { wholeBetween, wholeNumber } from "../../flow/rules/number";
import { optional } from "../../flow/rules/rule";
import { phrases } from "../../kernel/phrase";
import { z } from "../../kernel/zod";

/** Years of income: the helper's initial value and its bounds. */
export const helperYears = { initial: 10, min: 1, max: 40 } as const;

const labels = phrases("field", {
  income: "Your yearly income",
  debts: "Debts, including your mortgage",
  education: "College or other school costs",
  savings: "Savings and life insurance you already have",
});

/** Whole dollars as typed, or empty. These stay in drafts: they are never answers and never leave the page. */
const amount = (name: keyof typeof labels) =>
  field(name, z.string(), { label: labels[name], initial: "", personal: true, rule: optional(wholeBetween(helperAmount)) });

export const helperFields = {
  income: amount("income"),
  years: field("years", z.number(), { label: "Years of income to replace", initial: helperYears.initial }),
  debts: amount("debts"),
  education: amount("education"),
  savings: amount("savings"),
};

export interface HelperSum {
  readonly income: number;
  readonly debts: number;
  readonly education: number;
  readonly savings: number;
  /** At least 0. */
  readonly need: number;
  /** The smallest amount on offer that covers the need, or the largest. */
  readonly suggestion: number;
}

/** Income for a number of years, plus debts and education, minus savings. Null while an amount isn't a number, or is too large. */
export function sumOf(typed: Readonly<{ income: string; years: number; debts: string; education: string; savings: string }>): HelperSum | null {
  const dollars = (text: string): number => {
    const amount = text.trim() === "" ? 0 : (wholeNumber(text) ?? NaN);
    return outside(amount, helperAmount) ? NaN : amount;
  };
  const income = dollars(typed.income) * typed.years;
  const [debts, education, savings] = [dollars(typed.debts), dollars(typed.education), dollars(typed.savings)];
  const need = Math.max(0, income + debts + education - savings);
  return Number.isNaN(need) ? null : { income, debts, education, savings, need, suggestion: coverageAmountFor(need) };
}

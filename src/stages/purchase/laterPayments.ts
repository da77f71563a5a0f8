import type { PaymentPlan } from "../../api/contract/paymentPlans";
import { parseIsoDate } from "../../kernel/dates";
import { dayInSentence } from "../../kernel/dayInSentence";
import type { Language } from "../../kernel/language";
import { exactDollars } from "../../kernel/money";
import { fill, phrases, type Phrase } from "../../kernel/phrase";

const texts = phrases("purchase.later", {
  one: "1 × {amount}, on {date}",
  two: "2 × {amount}, on {date} and {last}",
  monthlyone: "{count} × {amount}, monthly on the {day}st",
  monthlytwo: "{count} × {amount}, monthly on the {day}nd",
  monthlyfew: "{count} × {amount}, monthly on the {day}rd",
  monthlyother: "{count} × {amount}, monthly on the {day}th",
  monthly: "{count} × {amount}, monthly from {date}",
});

/** Every month has this day. */
const lastInEveryMonth = 28;

/** The payments after today's in one line: "10 × $17.05, monthly on the 17th". Null if there are none. */
export function laterPayments({ installments: [, ...later] }: Pick<PaymentPlan, "installments">, language: Language): Phrase | null {
  const [first, last] = [later[0], later.at(-1)];
  const from = first && parseIsoDate(first.dueDate);
  const to = last && parseIsoDate(last.dueDate);
  if (!first || !from || !to) return null;
  const amount = exactDollars(first.cents / 100);
  const values = { count: later.length, amount, date: dayInSentence(from, language), last: dayInSentence(to, language), day: from.day };
  if (later.length <= 2) return fill(later.length === 1 ? texts.one : texts.two, values);
  // The ordinals are English, and other languages repeat one text.
  const form = new Intl.PluralRules("en", { type: "ordinal" }).select(from.day) as "one" | "two" | "few" | "other";
  return fill(from.day > lastInEveryMonth ? texts.monthly : texts[`monthly${form}`], values);
}

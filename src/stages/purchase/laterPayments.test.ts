import { expect, it } from "vitest";
import { installmentsOf, type PaymentPlanId } from "../../business/paymentPlans";
import { isoDate } from "../../kernel/dates";
import { say } from "../../kernel/phrase";
import { laterPayments } from "./laterPayments";

const saidOf = (plan: PaymentPlanId, day: number): string | null => {
  const installments = installmentsOf(plan, 20_460, { year: 2026, month: 12, day }).map(({ due, cents }) => ({ dueDate: isoDate(due), cents }));
  const phrase = laterPayments({ installments }, "en");
  return phrase && say(phrase);
};

it.each<[PaymentPlanId, number, string | null]>([
  ["MONTHLY", 1, "10 × $17.05, monthly on the 1st"],
  ["MONTHLY", 2, "10 × $17.05, monthly on the 2nd"],
  ["MONTHLY", 3, "10 × $17.05, monthly on the 3rd"],
  ["MONTHLY", 11, "10 × $17.05, monthly on the 11th"],
  ["MONTHLY", 17, "10 × $17.05, monthly on the 17th"],
  ["MONTHLY", 22, "10 × $17.05, monthly on the 22nd"],
  ["MONTHLY", 31, "10 × $17.05, monthly from January 31"],
  ["FORTY_THIRTY_THIRTY", 17, "2 × $61.38, on February 17 and April 17"],
  ["FULL_PAYMENT", 17, null],
])("%s from December %i: %s", (plan, day, expected) => expect(saidOf(plan, day)).toBe(expected));

import { describe, expect, it } from "vitest";
import { isoDate } from "../kernel/dates";
import { centsOf, installmentsOf, paymentPlanIds } from "./paymentPlans";

const today = { year: 2026, month: 11, day: 22 };
const mostCents = 500_000;

describe.each(paymentPlanIds)("%s", (plan) => {
  it("adds up to the premium, for every one from 1 to 500,000 cents", () => {
    const wrong: number[] = [];
    for (let premium = 1; premium <= mostCents; premium += 1) {
      const [first, ...others] = installmentsOf(plan, premium, today).map(({ cents }) => cents);
      const sum = others.reduce((total, cents) => total + cents, first ?? NaN);
      const areEqual = others.every((cents) => cents === others[0] && Number.isInteger(cents) && cents >= 0);
      if (sum !== premium || !areEqual || !((first ?? 0) > 0)) wrong.push(premium);
    }
    expect(wrong).toEqual([]);
  });

  it("takes its share of the premium today, and the cents that are left", () => {
    const share = { MONTHLY: 2 / 12, FULL_PAYMENT: 1, FORTY_THIRTY_THIRTY: 4 / 10 }[plan];
    const wrong: number[] = [];
    for (let premium = 1; premium <= mostCents; premium += 1) {
      const over = installmentsOf(plan, premium, today)[0].cents - premium * share;
      // One cent of rounding for each later payment at most.
      if (over < -1e-6 || over >= 10) wrong.push(premium);
    }
    expect(wrong).toEqual([]);
  });
});

it.each([
  ["MONTHLY", 18_923, [3_163, ...Array.from({ length: 10 }, () => 1_576)]],
  ["MONTHLY", 12_000, [2_000, ...Array.from({ length: 10 }, () => 1_000)]],
  ["FULL_PAYMENT", 18_923, [18_923]],
  ["FORTY_THIRTY_THIRTY", 18_923, [7_571, 5_676, 5_676]],
  ["FORTY_THIRTY_THIRTY", 1, [1, 0, 0]],
] as const)("%s of %i cents", (plan, premium, cents) => {
  expect(installmentsOf(plan, premium, today).map((one) => one.cents)).toEqual(cents);
});

it.each([
  ["MONTHLY", today, ["2026-11-22", "2026-12-22", "2027-01-22", "2027-02-22", "2027-03-22", "2027-04-22", "2027-05-22", "2027-06-22", "2027-07-22", "2027-08-22", "2027-09-22"]],
  ["FORTY_THIRTY_THIRTY", today, ["2026-11-22", "2027-01-22", "2027-03-22"]],
  ["FORTY_THIRTY_THIRTY", { year: 2027, month: 12, day: 31 }, ["2027-12-31", "2028-02-29", "2028-04-30"]],
] as const)("%s is due on these days", (plan, from, days) => {
  expect(installmentsOf(plan, 10_000, from).map(({ due }) => isoDate(due))).toEqual(days);
});

it("a month that is shorter moves no later payment", () => {
  const days = installmentsOf("MONTHLY", 10_000, { year: 2027, month: 1, day: 31 }).map(({ due }) => isoDate(due));
  expect(days.slice(0, 4)).toEqual(["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"]);
});

it.each([[189.23, 18_923], [0.29, 29], [1.005, 100], [4_999.99, 499_999]])("$%d is %i cents", (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents);
});

import { describe, expect, it } from "vitest";
import { isoDate } from "../kernel/dates";
import { centsOf, installmentsOf, paymentPlanIds, type PaymentPlanId } from "./paymentPlans";

const today = { year: 2026, month: 11, day: 22 };
const mostCents = 500_000;

/**
 * Premiums on which rounding a later payment can go wrong: every remainder of 12 and of 10 at either end, and a coarse range
 * between.
 */
const premiums: readonly number[] = [
  ...Array.from({ length: 120 }, (_, index) => index + 1),
  ...Array.from({ length: 1_000 }, (_, index) => index * 487 + 121),
  ...Array.from({ length: 120 }, (_, index) => mostCents - index),
];

/** Later payments: their number, and the part of the premium that each takes. */
const later: Readonly<Record<PaymentPlanId, { count: number; part: readonly [of: bigint, in_: bigint] }>> = {
  MONTHLY: { count: 10, part: [1n, 12n] },
  FULL_PAYMENT: { count: 0, part: [0n, 1n] },
  FORTY_THIRTY_THIRTY: { count: 2, part: [3n, 10n] },
};

describe.each(paymentPlanIds)("%s", (plan) => {
  const { count, part } = later[plan];
  it("takes its part of the premium, rounded down to the cent, in each later payment, and the rest today", () => {
    const expected = premiums.map((premium) => {
      const each = Number((BigInt(premium) * part[0]) / part[1]);
      return [premium - count * each, ...Array.from({ length: count }, () => each)];
    });
    expect(premiums.map((premium) => installmentsOf(plan, premium, today).map(({ cents }) => cents))).toEqual(expected);
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

it("a shorter month shifts no later payment", () => {
  const days = installmentsOf("MONTHLY", 10_000, { year: 2027, month: 1, day: 31 }).map(({ due }) => isoDate(due));
  expect(days.slice(0, 4)).toEqual(["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"]);
});

it.each([[189.23, 18_923], [0.29, 29], [1.005, 100], [4_999.99, 499_999]])("$%d is %i cents", (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents);
});

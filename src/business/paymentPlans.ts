import { addMonths, type CalendarDate } from "../kernel/dates";

/** The ways to pay for a policy of twelve months. */
export const paymentPlanIds = ["MONTHLY", "FULL_PAYMENT", "FORTY_THIRTY_THIRTY"] as const;
export type PaymentPlanId = (typeof paymentPlanIds)[number];

/** One payment of a plan. */
export interface Installment {
  due: CalendarDate;
  /** Whole cents. */
  cents: number;
}

/** Payments after today's: months from today, and the part of the premium that each takes. */
const later: Readonly<Record<PaymentPlanId, { months: readonly number[]; part: readonly [of: number, in_: number] }>> = {
  MONTHLY: { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], part: [1, 12] },
  FULL_PAYMENT: { months: [], part: [0, 1] },
  FORTY_THIRTY_THIRTY: { months: [2, 4], part: [3, 10] },
};

/**
 * Returns the payments of a plan in order, the first of them due today. Later payments are equal and rounded down to the
 * cent; the first takes the remaining cents, so that all of them add up to the premium. `premiumCents` is a whole number
 * from 1 on. With a premium of a few cents, a later payment may be 0.
 */
export function installmentsOf(plan: PaymentPlanId, premiumCents: number, today: CalendarDate): readonly [Installment, ...Installment[]] {
  const { months, part } = later[plan];
  const each = Math.floor((premiumCents * part[0]) / part[1]);
  return [
    { due: today, cents: premiumCents - months.length * each },
    ...months.map((ahead) => ({ due: addMonths(today, ahead), cents: each })),
  ];
}

/** Converts a quote's dollars to whole cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);

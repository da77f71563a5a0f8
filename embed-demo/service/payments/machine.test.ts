import { expect, it } from "vitest";
import type { Asked } from "../database/paymentState";
import { begun, commandOf, isOverWithoutMoney, reduce, type PaymentCommand, type PaymentEvent, type ProviderStatus } from "./machine";
import type { PaymentState, Unpaid } from "../database/paymentState";

const statuses = ["open", "processing", "paid", "settled", "declined", "cancelled", "expired", "voided", "refunded", "unknown"] as const satisfies ProviderStatus[];
const [ref, url] = ["r", "u"];
const awaiting: Asked = { state: "awaiting", ref, url, processing: false };
const processing: Asked = { state: "awaiting", ref, url, processing: true };
const paid: PaymentState = { state: "paid", ref };
const byVoid: Asked = { state: "returning", ref, by: "void" };
const byRefund: Asked = { state: "returning", ref, by: "refund" };
const voided: PaymentState = { state: "returned", ref, by: "void" };
const lateByVoid: Asked = { ...byVoid, because: "late" };
const lateByRefund: Asked = { ...byRefund, because: "late" };
const lateVoided: PaymentState = { state: "returned", ref, by: "void", because: "late" };
const lateRefunded: PaymentState = { ...lateVoided, by: "refund" };
const refunded: PaymentState = { state: "returned", ref, by: "refund" };
const unpaid = (because: Unpaid): PaymentState => ({ state: "unpaid", because });
const stopping: Asked = { state: "stopping", ref };
const ending: Asked = { ...stopping, because: "late" };
const unknown = (before: Asked): PaymentState => ({ state: "unknown", ref, before });
const decided = { paid, settled: paid, declined: unpaid("declined"), cancelled: unpaid("cancelled"), expired: unpaid("expired"), voided: unpaid("stopped"), refunded: unpaid("stopped") };
/** The reason for the missing payment is the policy's first day, however the page ended. */
const endedLate = { declined: unpaid("late"), cancelled: unpaid("late"), expired: unpaid("late"), voided: unpaid("late"), refunded: unpaid("late") };
/** A charge that was made can't turn into one that never was. */
const contradicted = (before: Asked) => ({ open: unknown(before), processing: unknown(before), declined: unknown(before), cancelled: unknown(before), expired: unknown(before), unknown: unknown(before) });

/** The state after each answer of the provider; unlisted answers change nothing. */
const read: readonly (readonly [PaymentState, Partial<Record<ProviderStatus, PaymentState>>])[] = [
  [begun, {}],
  [awaiting, { ...decided, processing, unknown: unknown(awaiting) }],
  [processing, { ...decided, open: awaiting, unknown: unknown(processing) }],
  // A paid charge can still be voided, so the void is repeated; a settled one can't.
  [stopping, { ...decided, paid: stopping, unknown: unknown(stopping) }],
  [ending, { ...endedLate, settled: paid, unknown: unknown(ending) }],
  [paid, {}],
  [lateByVoid, { ...contradicted(lateByVoid), settled: lateByRefund, refunded: lateRefunded, voided: lateVoided }],
  [byVoid, { ...contradicted(byVoid), settled: byRefund, refunded, voided }],
  [byRefund, { ...contradicted(byRefund), refunded, voided }],
  [unknown(awaiting), { ...decided, open: awaiting, processing }],
  [unknown(stopping), { ...decided, open: stopping, processing: stopping, paid: stopping }],
  [unknown(byVoid), { paid: byVoid, settled: byRefund, refunded, voided }],
  [{ state: "bound", ref, policyNumber: "P" }, {}],
  [voided, {}],
  [refunded, {}],
  [lateRefunded, {}],
  [unpaid("declined"), {}],
];

it.each(read.flatMap(([before, changes]) => statuses.map((status) => ({ before, status, after: changes[status] ?? before }))))(
  "$before.state becomes $after.state when the provider says $status",
  ({ before, status, after }) => {
    const reached = reduce(before, { event: "reading", status });
    expect(reached).toEqual(after);
    // The same object means that there is nothing to write.
    expect(reached === before).toBe(after === before);
  },
);

const opened: PaymentEvent = { event: "opened", ref, url };
const bound: PaymentEvent = { event: "bound", policyNumber: "P" };
/** The state after any other event; unlisted events change nothing. */
const happening: readonly (readonly [PaymentState, Partial<Record<PaymentEvent["event"], PaymentState>>])[] = [
  [begun, { opened: awaiting, stopAsked: unpaid("stopped"), late: unpaid("late"), gaveUp: unpaid("unavailable") }],
  [awaiting, { stopAsked: stopping, late: ending, unanswered: unknown(awaiting) }],
  [processing, { stopAsked: stopping, late: ending, unanswered: unknown(processing) }],
  [stopping, { unanswered: unknown(stopping) }],
  [ending, { unanswered: unknown(ending) }],
  [unknown(awaiting), { stopAsked: unknown(stopping), late: unknown(ending) }],
  [unknown(stopping), {}],
  [unknown(byVoid), {}],
  [paid, { bound: { state: "bound", ref, policyNumber: "P" }, refused: byVoid, late: lateByVoid }],
  [byVoid, {}],
  [byRefund, {}],
  [{ state: "bound", ref, policyNumber: "P" }, {}],
  [voided, {}],
  [refunded, {}],
  [unpaid("declined"), {}],
];
const others: readonly PaymentEvent[] = [opened, bound, { event: "refused" }, { event: "stopAsked" }, { event: "late" }, { event: "gaveUp" }, { event: "unanswered" }];

it.each(happening.flatMap(([before, changes]) => others.map((happened) => ({ before, happened, after: changes[happened.event] ?? before }))))(
  "$before.state becomes $after.state after $happened.event",
  ({ before, happened, after }) => {
    const reached = reduce(before, happened);
    expect(reached).toEqual(after);
    expect(reached === before).toBe(after === before);
  },
);

it.each<[PaymentState, PaymentCommand | null]>([
  [begun, "open"], [awaiting, "read"], [processing, "read"], [stopping, "void"], [paid, "bind"], [byVoid, "void"], [byRefund, "refund"],
  [unknown(awaiting), "read"], [unknown(stopping), "void"], [unknown(byRefund), "refund"],
  [{ state: "bound", ref, policyNumber: "P" }, null], [voided, null], [refunded, null], [unpaid("declined"), null],
])("%o continues with %s", (state, command) => {
  expect(commandOf(state)).toBe(command);
});

it("another payment can start after one that ended without money", () => {
  expect(read.map(([state]) => state).filter(isOverWithoutMoney)).toEqual([voided, refunded, lateRefunded, unpaid("declined")]);
});

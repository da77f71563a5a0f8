import { expect, it } from "vitest";
import type { PaymentState } from "../database/paymentState";
import { begun, reduce, type PaymentEvent, type ProviderStatus } from "../payments/machine";
import { pathOf, type PaymentStep } from "./paymentPath";

const statuses: readonly ProviderStatus[] = ["open", "processing", "paid", "settled", "declined", "cancelled", "expired", "voided", "refunded", "unknown"];
const events: readonly PaymentEvent[] = [
  { event: "opened", ref: "ref", url: "https://pay.test" },
  ...statuses.map((status) => ({ event: "reading", status }) as const),
  { event: "unanswered" },
  { event: "bound", policyNumber: "P-1" },
  { event: "refused" },
  { event: "stopAsked" },
  { event: "late" },
  { event: "gaveUp" },
];

const nameOf = (state: PaymentState): PaymentStep => (state.state === "returning" ? (state.by === "void" ? "voiding" : "refunding") : state.state);

/** Every way through the machine of at most so many events that change something. */
function ways(length: number): PaymentState[][] {
  if (length === 0) return [[begun]];
  return ways(length - 1).flatMap((way) => [way, ...events.map((event) => reduce(way.at(-1)!, event)).filter((next) => next !== way.at(-1)).map((next) => [...way, next])]);
}

it("the path of a payment is part of every way that the machine takes to its state, in order", () => {
  const wrong = ways(6).filter((way) => {
    const names = way.map(nameOf);
    let at = -1;
    return !pathOf(way.at(-1)!).every((step) => (at = names.indexOf(step, at + 1)) >= 0);
  });
  expect(wrong.slice(0, 3).map((way) => [way.map(nameOf), pathOf(way.at(-1)!)])).toEqual([]);
});

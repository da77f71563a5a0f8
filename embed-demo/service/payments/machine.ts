import type { Asked, Awaiting, PaymentState, Returning, Stopping } from "../database/paymentState";

/**
 * One payment, from the wish to pay to a policy, or to money that is back where it came from. Pure: what happened goes in,
 * what is true comes out; `commandOf` says what has to be done next, and `payments.ts` does it, however often it takes.
 *
 * ```
 *                stopAsked, gaveUp
 *   requested ───────────────────────────────▶ UNPAID ◀──────────────────────────────┐
 *       │                                        ▲  ▲                                │
 *       │ opened            declined, cancelled, │  │ voided, refunded               │ voided, refunded,
 *       ▼                   expired              │  │                                │ declined, cancelled, expired
 *   awaiting ────────────────────────────────────┘──┘                                │
 *    │  │  ▲ open, processing                                                        │
 *    │  └──┘                                                                         │
 *    │  │ stopAsked                                                                  │
 *    │  └───────────────────────────▶ stopping ──────────────────────────────────────┘
 *    │                                   │ settled: too late to stop, so it counts
 *    │ paid, settled                     │
 *    ▼                                   │
 *   paid ◀───────────────────────────────┘
 *    │  │
 *    │  └── refused ──▶ returning by void ── settled ──▶ returning by refund
 *    │                        │ voided                       │ refunded
 *    │ bound                  └──────────────┬───────────────┘
 *    ▼                                       ▼
 *   BOUND                                 RETURNED
 *
 *   late: requested is UNPAID, awaiting is stopping, paid is returning. Nothing is bound that has begun already.
 *
 *   awaiting, stopping, returning ◀── any status that fits ──▶ unknown
 *                                      unanswered, unknown to the provider, or contradicting what it has said
 * ```
 *
 * Those in capitals are over; nothing leads out of them. An answer of the provider or the carrier counts only in the version of
 * the payment that it was asked in (`payments.ts` drops any other), so a slow one can't undo what is known since.
 * Each command may be given twice, or again after a crash: the provider opens one page, voids and refunds once, and the carrier
 * binds once for a transaction.
 */

type Unknown = Extract<PaymentState, { state: "unknown" }>;

/** A payment's state at the provider. `settled`: paid, and too late to void. */
export type KnownStatus = "open" | "processing" | "paid" | "settled" | "declined" | "cancelled" | "expired" | "voided" | "refunded";

/** The provider's answer about a payment. `unknown`: it has no such payment. */
export type ProviderStatus = KnownStatus | "unknown";

export type PaymentEvent =
  | { event: "opened"; ref: string; url: string }
  /** The provider's answer to a read, a void or a refund. */
  | { event: "reading"; status: ProviderStatus }
  /** A read, a void or a refund wasn't answered. */
  | { event: "unanswered" }
  | { event: "bound"; policyNumber: string }
  | { event: "refused" }
  | { event: "stopAsked" }
  /** The first day of the policy has come. Of one that is paid: had come by then. */
  | { event: "late" }
  /** The provider couldn't be reached to open a page for long enough. */
  | { event: "gaveUp" };

export type PaymentCommand = "open" | "read" | "void" | "refund" | "bind";

export const begun: PaymentState = { state: "requested" };

/** The state after an event; the same object if the event changes nothing. */
export function reduce(before: PaymentState, happened: PaymentEvent): PaymentState {
  switch (before.state) {
    case "requested":
      if (happened.event === "opened") return { state: "awaiting", ref: happened.ref, url: happened.url, processing: false };
      if (happened.event === "stopAsked") return { state: "unpaid", because: "stopped" };
      if (happened.event === "late") return { state: "unpaid", because: "late" };
      if (happened.event === "gaveUp") return { state: "unpaid", because: "unavailable" };
      return before;
    case "awaiting":
    case "stopping":
    case "returning":
      return whenAsked(before, happened);
    case "unknown":
      return whenUnknown(before, happened);
    case "paid":
      if (happened.event === "bound") return { state: "bound", ref: before.ref, policyNumber: happened.policyNumber };
      if (happened.event === "refused") return { state: "returning", ref: before.ref, by: "void" };
      if (happened.event === "late") return { state: "returning", ref: before.ref, by: "void", because: "late" };
      return before;
    case "bound":
    case "returned":
    case "unpaid":
      return before;
  }
}

function whenAsked(before: Asked, happened: PaymentEvent): PaymentState {
  if (happened.event === "stopAsked") return before.state === "awaiting" ? { state: "stopping", ref: before.ref } : before;
  if (happened.event === "late") return before.state === "awaiting" ? { state: "stopping", ref: before.ref, because: "late" } : before;
  const unknown: PaymentState = { state: "unknown", ref: before.ref, before };
  // The return of the money is promised, so it continues however often nobody answers.
  if (happened.event === "unanswered") return before.state === "returning" ? before : unknown;
  if (happened.event !== "reading") return before;
  return happened.status === "unknown" ? unknown : whenRead(before, happened.status);
}

function whenRead(before: Asked, status: KnownStatus): PaymentState {
  if (before.state === "awaiting") return whenAwaiting(before, status);
  return before.state === "stopping" ? whenStopping(before, status) : whenReturning(before, status);
}

/** A repeated statement of the provider counts as it would have before; continued silence changes nothing. */
function whenUnknown(now: Unknown, happened: PaymentEvent): PaymentState {
  const after = whenAsked(now.before, happened);
  if (happened.event === "reading") return after.state === "unknown" ? now : after;
  return after.state === "stopping" && after !== now.before ? { ...now, before: after } : now;
}

/** A charge that isn't settled can still be voided, so the void is repeated until it works or the charge settles. */
function whenStopping(before: Stopping, status: KnownStatus): PaymentState {
  if (status === "paid") return before;
  const after = whenDecided(before.ref, status) ?? before;
  return after.state === "unpaid" ? { ...after, because: before.because ?? after.because } : after;
}

function whenAwaiting(before: Awaiting, status: KnownStatus): PaymentState {
  const processing = status === "processing";
  return whenDecided(before.ref, status) ?? (processing === before.processing ? before : { ...before, processing });
}

/** The state after a decision; null while the payment is undecided. */
function whenDecided(ref: string, status: KnownStatus): PaymentState | null {
  switch (status) {
    case "open":
    case "processing":
      return null;
    case "paid":
    case "settled":
      return { state: "paid", ref };
    case "declined":
    case "cancelled":
    case "expired":
      return { state: "unpaid", because: status };
    // Only this machine voids, and only to stop a payment, but the provider's staff may too.
    case "voided":
    case "refunded":
      return { state: "unpaid", because: "stopped" };
  }
}

function whenReturning(before: Returning, status: KnownStatus): PaymentState {
  switch (status) {
    case "settled":
      return before.by === "void" ? { ...before, by: "refund" } : before;
    case "refunded":
      return { ...before, state: "returned", by: "refund" };
    case "voided":
      return { ...before, state: "returned", by: "void" };
    case "paid":
      return before;
    // It has been reported as paid before.
    default:
      return { state: "unknown", ref: before.ref, before };
  }
}

/** The next command that the payment needs; null once it is over. */
export function commandOf(now: PaymentState): PaymentCommand | null {
  switch (now.state) {
    case "requested":
      return "open";
    case "awaiting":
      return "read";
    case "stopping":
      return "void";
    case "paid":
      return "bind";
    case "returning":
      return now.by;
    case "unknown":
      return commandOf(now.before);
    case "bound":
    case "returned":
    case "unpaid":
      return null;
  }
}

/** Over without the visitor's money: another payment may begin. The database holds the same rule (`payment_once`). */
export const isOverWithoutMoney = ({ state }: PaymentState): boolean => state === "unpaid" || state === "returned";

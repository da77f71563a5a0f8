import { randomBytes } from "node:crypto";
import type { PaymentOrder } from "../service/payments/provider";
import type { KnownStatus } from "../service/payments/machine";
import type { TestCard } from "./testCards";

/** Milliseconds. */
export interface LedgerTimes {
  /** Until a page without a payment expires. */
  readonly expires: number;
  /** Until a slow payment is decided. */
  readonly slow: number;
  /** Until a charge is settled: then it can no longer be voided, only refunded. */
  readonly settles: number;
}

export interface LedgerEntry {
  readonly ref: string;
  readonly order: PaymentOrder;
  readonly openedAt: number;
  status: KnownStatus;
  /** Set while the payment is being processed. */
  decision: { at: number; status: "paid" | "declined" } | null;
  paidAt: number;
  declines: number;
  told: TestCard["told"];
  /** The number of charges, voids and refunds. More than one of a kind would cost somebody money. */
  charged: number;
  returned: number;
}

const mostDeclines = 3;

/** The sandbox's payments by ref, in memory. A restart forgets only play money: a payment that isn't known counts as never made. */
export function createLedger(times: LedgerTimes, now: () => number = Date.now) {
  const byRef = new Map<string, LedgerEntry>();
  const byTransaction = new Map<string, LedgerEntry>();
  return { open, find, pay, decide, cancel, voidCharge, refund, entries: () => [...byRef.values()].map(upToDate) };

  /** Opens one page per transaction. */
  function open(order: PaymentOrder): LedgerEntry {
    const known = byTransaction.get(order.transactionId);
    if (known) return upToDate(known);
    const entry: LedgerEntry = {
      ref: `pay_${randomBytes(18).toString("base64url")}`,
      order,
      openedAt: now(),
      status: "open",
      decision: null,
      paidAt: 0,
      declines: 0,
      told: undefined,
      charged: 0,
      returned: 0,
    };
    byRef.set(entry.ref, entry);
    byTransaction.set(order.transactionId, entry);
    return entry;
  }

  function find(ref: string): LedgerEntry | undefined {
    const entry = byRef.get(ref);
    return entry && upToDate(entry);
  }

  /** Applies a card to an open page; does nothing to one that isn't open. */
  function pay(entry: LedgerEntry, { outcome, told }: Pick<TestCard, "outcome" | "told">): void {
    if (upToDate(entry).status !== "open") return;
    entry.told = told;
    if (outcome === "pays") charge(entry, now());
    if (outcome === "declined") decline(entry);
    if (outcome === "paysSlowly" || outcome === "declinesSlowly") {
      entry.status = "processing";
      entry.decision = { at: now() + times.slow, status: outcome === "paysSlowly" ? "paid" : "declined" };
    }
  }

  /** Decides a slow payment at once; ignores any other. */
  function decide(entry: LedgerEntry): void {
    if (entry.decision) entry.decision.at = Math.min(entry.decision.at, now());
    upToDate(entry);
  }

  /** Goes back without paying. After a declined card the payment counts as declined. */
  function cancel(entry: LedgerEntry): void {
    if (upToDate(entry).status === "open") entry.status = entry.declines > 0 ? "declined" : "cancelled";
  }

  function voidCharge(entry: LedgerEntry): void {
    const { status } = upToDate(entry);
    if (status !== "open" && status !== "paid") return;
    if (status === "paid") entry.returned += 1;
    entry.status = "voided";
  }

  function refund(entry: LedgerEntry): void {
    if (upToDate(entry).status !== "settled") return;
    entry.returned += 1;
    entry.status = "refunded";
  }

  function charge(entry: LedgerEntry, at: number): void {
    entry.status = "paid";
    entry.paidAt = at;
    entry.charged += 1;
  }

  function decline(entry: LedgerEntry): void {
    entry.declines += 1;
    if (entry.declines >= mostDeclines) entry.status = "declined";
  }

  /** Applies the changes that were due since the last look. */
  function upToDate(entry: LedgerEntry): LedgerEntry {
    if (entry.status === "open" && now() >= entry.openedAt + times.expires) entry.status = "expired";
    if (entry.status === "processing" && entry.decision && now() >= entry.decision.at) {
      if (entry.decision.status === "paid") charge(entry, entry.decision.at);
      else entry.status = "declined";
    }
    if (entry.status === "paid" && now() >= entry.paidAt + times.settles) entry.status = "settled";
    return entry;
  }
}

export type Ledger = ReturnType<typeof createLedger>;

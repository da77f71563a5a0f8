import { and, desc, eq, or, sql } from "drizzle-orm";
import type { Payment } from "../../../src/api/contract/payments";
import type { Database } from "../database/connection";
import { lead } from "../database/tables/lead";
import { payment, type StoredPayment } from "../database/tables/payment";
import { sessionOf } from "../http/call";
import { ProblemError } from "../http/problemError";
import type { StoredApplication } from "../applications/store";
import { isOverWithoutMoney } from "./machine";
import type { PaymentState } from "../database/paymentState";

/** The caller's own payment. Another session's counts as missing. */
export async function ownPayment(call: { db: Database; sessionId: string | null; params: { transactionId: string } }): Promise<StoredPayment> {
  const isOwn = and(eq(payment.id, call.params.transactionId), eq(payment.sessionId, sessionOf(call)));
  const [found] = await call.db.select().from(payment).where(isOwn);
  if (!found) throw new ProblemError("NOT_FOUND");
  return found;
}

type Purchased = Pick<StoredApplication, "id" | "sessionId">;

/** Not over, or made: no other payment may start beside it. */
const isLive = sql`${payment.state}->>'state' NOT IN ('unpaid', 'returned')`;

/**
 * The latest payment for the application. One that isn't over, or was made, comes first, even if it is for another application of
 * the same visit: a lead buys once.
 */
export async function latestPayment(db: Database, { id, sessionId }: Purchased): Promise<StoredPayment | null> {
  const leads = db.select({ id: lead.id }).from(lead).where(eq(lead.sessionId, sessionId ?? ""));
  const [found] = await db
    .select()
    .from(payment)
    // As an array the leads are read first, so that both sides of OR have an index; a subquery would be tried for every payment.
    .where(or(eq(payment.applicationId, id), and(sql`${payment.leadId} = ANY(ARRAY(${leads}))`, isLive)))
    .orderBy(desc(isLive), desc(payment.createdAt))
    .limit(1);
  return found ?? null;
}

export const underWay = ({ id }: Pick<StoredPayment, "id">): ProblemError => new ProblemError("PAYMENT_UNDER_WAY", { transactionId: id });

/** Throws PAYMENT_UNDER_WAY if the visit has a payment that isn't over or was made. */
export async function checkNotBought(db: Database, application: Purchased): Promise<void> {
  const found = await latestPayment(db, application);
  if (found && !isOverWithoutMoney(found.state)) throw underWay(found);
}

/** A payment as screens receive it. */
export function paymentOf({ id, state, applicationId, quoteId, leadId, carrierId, planId, installments: [first] }: StoredPayment): Payment {
  return {
    transactionId: id,
    applicationId,
    quoteId,
    leadId,
    carrier: carrierId,
    planId,
    cents: first?.cents ?? 0,
    ...wordsFor(state),
    paymentUrl: state.state === "awaiting" && !state.processing ? state.url : null,
    policyNumber: state.state === "bound" ? state.policyNumber : null,
  };
}

type Words = Pick<Payment, "status" | "problem" | "money" | "quoteStatus">;

const problems = { declined: "DECLINED", cancelled: "CANCELLED", stopped: "STOPPED", expired: "EXPIRED", unavailable: "UNAVAILABLE", late: "START_PASSED" } as const;

const noPolicy = ({ because }: { because?: "late" }) => (because ? problems[because] : "BIND_REFUSED");

function wordsFor(now: PaymentState): Words {
  switch (now.state) {
    case "requested":
      return { status: "Requested", problem: null, money: "NONE", quoteStatus: "BINDABLE" };
    case "awaiting":
      return { status: now.processing ? "InProgress" : "Started", problem: null, money: "NONE", quoteStatus: "BINDABLE" };
    case "stopping":
      return { status: "InProgress", problem: null, money: "NONE", quoteStatus: "BINDABLE" };
    case "paid":
      return { status: "InProgress", problem: null, money: "TAKEN", quoteStatus: "PAID" };
    case "bound":
      return { status: "Completed", problem: null, money: "TAKEN", quoteStatus: "BOUND" };
    case "returning":
      return { status: "InProgress", problem: noPolicy(now), money: "RETURNING", quoteStatus: "PAID" };
    case "unknown":
      return { ...wordsFor(now.before), status: "InProgress", money: "UNKNOWN" };
    case "returned":
      return {
        status: "Failed",
        problem: noPolicy(now),
        money: now.by === "void" ? "RETURNED_BY_VOID" : "RETURNED_BY_REFUND",
        quoteStatus: now.because ? "BINDABLE" : "QUOTED",
      };
    case "unpaid": {
      const isVisitors = now.because === "cancelled" || now.because === "stopped" || now.because === "expired";
      return { status: isVisitors ? "Cancelled" : "Failed", problem: problems[now.because], money: "NONE", quoteStatus: "BINDABLE" };
    }
  }
}

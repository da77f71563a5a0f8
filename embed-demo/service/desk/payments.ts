import { and, desc, sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import { payment } from "../database/tables/payment";
import { carriers } from "../reference/carriers";
import { after, exactly, pageLength, pageOf, type Place } from "./page";
import { pathOf } from "./paymentPath";

export interface PaymentSearch {
  readonly lead?: string | undefined;
  readonly after?: Place | undefined;
}

/** Payments, the last changed first, each with the states that it has passed. Nothing of the person, and no address of a payment page. */
export async function findPayments(db: Database, { lead, after: place }: PaymentSearch) {
  const { id, leadId, partnerId, carrierId, planId, premiumCents, installments, state, tries, dueAt, createdAt, updatedAt } = payment;
  const rows = await db
    .select({ id, leadId, partnerId, carrierId, planId, premiumCents, installments, state, tries, dueAt, createdAt, updatedAt, place: exactly(updatedAt) })
    .from(payment)
    .where(and(lead === undefined ? undefined : sql`${leadId} = ${lead}`, place && after(updatedAt, id, place)))
    .orderBy(desc(updatedAt), desc(id))
    .limit(pageLength + 1);
  const { page, next } = pageOf(rows);
  const names = new Map(carriers().map((one) => [one.id, one.name]));
  return {
    next,
    payments: page.map(({ state: now, installments: [first], carrierId: carrier, ...row }) => ({
      ...row,
      carrier: names.get(carrier) ?? carrier,
      todayCents: first?.cents ?? 0,
      path: pathOf(now),
      because: "because" in now ? (now.because ?? null) : null,
      policyNumber: now.state === "bound" ? now.policyNumber : null,
    })),
  };
}

import type { LeadFields } from "../database/tables/lead";

/** What is kept after an update: what was sent takes the place of what was. What is known of a quote goes with its carrier: an additional one has none. */
export function updatedFields(before: LeadFields, sent: Partial<LeadFields>): LeadFields {
  const { selectedCarrierSpecificQuoteId: _quote, carrierId: _carrier, scope: _scope, ...rest } = before;
  return { ...(sent.carrier === undefined ? before : rest), ...sent };
}

/**
 * The same of a lead whose purchase has begun, until the visitor turns to another carrier: the widget says HAPPY of it,
 * which would hide from advisors that it is being bought online.
 */
export function keepsPurchase(before: LeadFields, sent: Partial<LeadFields>): Partial<LeadFields> {
  const isPurchase = before.recordType === "DIGITAL_BIND" && (sent.carrierId ?? before.carrierId) === before.carrierId;
  return isPurchase ? { ...sent, recordType: before.recordType } : sent;
}

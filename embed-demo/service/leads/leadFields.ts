import type { LeadFields } from "../database/tables/lead";

/**
 * The fields after an update: sent members replace stored ones. A quote's details belong to its carrier: an additional carrier has
 * none.
 */
export function updatedFields(before: LeadFields, sent: Partial<LeadFields>): LeadFields {
  const { selectedCarrierSpecificQuoteId: _quote, carrierId: _carrier, scope: _scope, ...rest } = before;
  return { ...(sent.carrier === undefined ? before : rest), ...sent };
}

/**
 * Keeps the fields of a lead whose purchase has started, until the visitor turns to another carrier: the widget sends HAPPY for it,
 * which would hide the online purchase from advisors.
 */
export function keepsPurchase(before: LeadFields, sent: Partial<LeadFields>): Partial<LeadFields> {
  const isPurchase = before.recordType === "DIGITAL_BIND" && (sent.carrierId ?? before.carrierId) === before.carrierId;
  return isPurchase ? { ...sent, recordType: before.recordType } : sent;
}

import type { withdrawable } from "../../../src/api/contract/leads";
import type { LeadFields } from "../database/tables/lead";

/**
 * The fields after an update: sent members replace stored ones, and withdrawn ones are forgotten. A quote's details belong to its
 * carrier: an additional carrier has none.
 */
export function updatedFields(before: LeadFields, sent: Partial<LeadFields>, withdrawn: readonly (typeof withdrawable)[number][] = []): LeadFields {
  const kept = { ...before };
  for (const name of withdrawn) delete kept[name];
  const { selectedCarrierSpecificQuoteId: _quote, carrierId: _carrier, scope: _scope, ...rest } = kept;
  return { ...(sent.carrier === undefined ? kept : rest), ...sent };
}

/**
 * Keeps the fields of a lead whose purchase has started, until the visitor turns to another carrier: the widget sends HAPPY for it,
 * which would hide the online purchase from advisors.
 */
export function keepsPurchase(before: LeadFields, sent: Partial<LeadFields>): Partial<LeadFields> {
  const isPurchase = before.recordType === "DIGITAL_BIND" && (sent.carrierId ?? before.carrierId) === before.carrierId;
  return isPurchase ? { ...sent, recordType: before.recordType } : sent;
}

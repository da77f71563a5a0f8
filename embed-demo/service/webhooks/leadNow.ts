import type { StoredLead } from "../database/tables/lead";

/** A lead as events report it. The visitor's random ids, gender and marital status stay here. */
export function leadNow({ status, fields, createdAt }: StoredLead) {
  const { insuranceLine, recordType = "HAPPY", applicationId, firstName, lastName, email, phone, propertyAddress, carrier, carrierId, referralCode, agentId, location } = fields;
  return {
    insuranceLine, recordType, applicationId, firstName, lastName, email, phone, propertyAddress, carrier, carrierId, referralCode, agentId, location,
    quoteStatus: status,
    createdTimestamp: createdAt.toISOString(),
  };
}

import type { createLead } from "../../../src/api/contract/leads";
import type { BodyOf } from "../../../src/api/contract/endpoint";

/** What a lead's row keeps: the latest value of every member that was sent. */
export type LeadFields = BodyOf<typeof createLead>;

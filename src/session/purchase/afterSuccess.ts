import { addressFields } from "../fields/address";
import { personFields } from "../fields/person";
import { referralFields } from "../fields/referral";

/**
 * Answers that stay once a line has ended: another line asks for the same person and place. The others go from the page and from
 * storage (decisions.md, "After success"). Two belong to steps, which the session stands below.
 */
export const staysAfterSuccess: ReadonlySet<string> = new Set([...[...addressFields, ...personFields, ...referralFields].map(({ name }) => name), "gender", "maritalStatus"]);

import { addressFields } from "../fields/address";
import { personFields } from "../fields/person";
import { referralFields } from "../fields/referral";

/**
 * Answers that stay once a line has ended, because another line asks for the same person and address. All others are removed
 * from page and storage (decisions.md, "After success").
 */
export const staysAfterSuccess: ReadonlySet<string> = new Set([...[...addressFields, ...personFields, ...referralFields].map(({ name }) => name), "gender", "maritalStatus"]);

import type { LeadRef } from "../kept/snapshot";

/** Characters of the lead's id by which an advisor finds it; ids authorise nothing. */
const length = 8;

/** What a caller says, so that the advisor has the answers before them. */
export const referenceOf = ({ id }: Pick<LeadRef, "id">): string => id.slice(0, length).toUpperCase();

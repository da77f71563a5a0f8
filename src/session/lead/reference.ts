import type { LeadRef } from "../kept/snapshot";

/** Characters of the lead's id by which an advisor finds it; ids grant no access. */
const length = 8;

/** The reference that a caller gives, so that the advisor can open the answers. */
export const referenceOf = ({ id }: Pick<LeadRef, "id">): string => id.slice(0, length).toUpperCase();

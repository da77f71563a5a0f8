import type { Problem } from "../../api/contract/problem";

/**
 * Tells whether the service hasn't refused the call: it may have carried it out, as with an answer that nobody can read, or carry it
 * out when it is made again.
 */
export const isOpen = ({ status }: Problem): boolean => status < 400 || status === 429 || status >= 500;

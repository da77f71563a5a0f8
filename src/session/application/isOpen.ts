import type { Problem } from "../../api/contract/problem";

/** Tells whether the service hasn't refused the call: it may have carried it out, or carry it out when it is made again. */
export const isOpen = ({ status }: Problem): boolean => status === 0 || status === 429 || status >= 500;

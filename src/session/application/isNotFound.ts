import type { Problem } from "../../api/contract/problem";

/** Tells whether the service no longer has the resource, or the session of its token, so that it can be created again. */
export const isNotFound = ({ code }: Problem): boolean => code === "NOT_FOUND" || code === "TOKEN_MISSING";

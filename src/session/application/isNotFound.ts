import type { Problem } from "../../api/contract/problem";

/** Whether the service no longer has the resource, or the session that its token belongs to. It can be created again. */
export const isNotFound = ({ code }: Problem): boolean => code === "NOT_FOUND" || code === "TOKEN_MISSING";

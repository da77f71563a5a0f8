import type { Problem } from "../api/contract/problem";

/** Whether the service has no such thing for us any more: the thing itself is gone, or the session that its token opened. It can be made again. */
export const isNotFound = ({ code }: Problem): boolean => code === "NOT_FOUND" || code === "TOKEN_MISSING";

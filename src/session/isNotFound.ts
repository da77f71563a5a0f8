import type { Problem } from "../api/contract/problem";

/** What the service doesn't have any more, or not for us: the thing itself, or the session that its token opened. It can be made again. */
export const isNotFound = ({ code }: Problem): boolean => code === "NOT_FOUND" || code === "TOKEN_MISSING";

import { problemStatus, type FieldError, type ProblemCode } from "../../../src/api/contract/problem";

/** Thrown anywhere under a request; the answer becomes problem+json, and the transaction is rolled back. */
export class ProblemError extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly more: { detail?: string; errors?: FieldError[]; revision?: number; retryAfter?: number; allowed?: readonly string[] } = {},
  ) {
    super(code);
  }
}

/** RFC 9457. The title is the code in words, but for status 500: the same for each code, and of no use to a program. */
export function problemResponse(error: ProblemError, requestId: string): Response {
  const { retryAfter, allowed, ...more } = error.more;
  const status = problemStatus[error.code];
  const words = error.code === "INTERNAL" ? "internal server error" : error.code.toLowerCase().replaceAll("_", " ");
  const body = {
    type: "about:blank",
    title: words.charAt(0).toUpperCase() + words.slice(1),
    status,
    code: error.code,
    ...more,
    requestId,
  };
  const headers = new Headers({ "Content-Type": "application/problem+json", "Cache-Control": "no-store" });
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  if (allowed) headers.set("Allow", allowed.join(", "));
  // After a 413 the rest of the body is still on the wire; the connection can't be used again.
  if (status === 413) headers.set("Connection", "close");
  return new Response(JSON.stringify(body), { status, headers });
}

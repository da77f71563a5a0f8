import { problemStatus, type FieldError, type ProblemCode } from "../../../src/api/contract/problem";
import type { Language } from "../../../src/kernel/language";
import { problemWords } from "./problemWords";

/** Thrown anywhere under a request; the answer becomes problem+json, and the transaction is rolled back. */
export class ProblemError extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly more: { detail?: string; errors?: FieldError[]; revision?: number; transactionId?: string; retryAfter?: number; allowed?: readonly string[] } = {},
  ) {
    super(code);
  }
}

/** A problem's title in English: its code in words, except for status 500. */
export const titleOf = (code: ProblemCode): string => {
  const words = code === "INTERNAL" ? "internal server error" : code.toLowerCase().replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** RFC 9457, in the caller's language. The title only depends on the code, and isn't for programs. */
export function problemResponse(error: ProblemError, requestId: string, language: Language): Response {
  const { retryAfter, allowed, detail, errors, ...more } = error.more;
  const said = (text: string): string => problemWords(text, language);
  const status = problemStatus[error.code];
  const body = {
    type: "about:blank",
    title: said(titleOf(error.code)),
    status,
    code: error.code,
    ...more,
    ...(detail !== undefined && { detail: said(detail) }),
    ...(errors && { errors: errors.map((one) => ({ ...one, message: said(one.message) })) }),
    requestId,
  };
  const headers = new Headers({ "Content-Type": "application/problem+json", "Content-Language": language, "Cache-Control": "no-store" });
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  if (allowed) headers.set("Allow", allowed.join(", "));
  // After a 413 the rest of the body is still on the wire; the connection can't be used again.
  if (status === 413) headers.set("Connection", "close");
  return new Response(JSON.stringify(body), { status, headers });
}

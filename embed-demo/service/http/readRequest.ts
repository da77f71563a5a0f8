import type { Context } from "hono";
import { headers, idempotencyKeyLeast, idempotencyKeyLength, type Endpoint } from "../../../src/api/contract/endpoint";
import type { Call } from "./call";
import { ProblemError } from "./problemError";

/** An empty body counts as an empty object, for endpoints without a required member. */
export async function bodyOf(context: Context): Promise<unknown> {
  const text = await context.req.text();
  if (text === "") return {};
  if (!/^application\/json\b/i.test(context.req.header("Content-Type") ?? "")) throw new ProblemError("UNSUPPORTED_MEDIA_TYPE");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ProblemError("MALFORMED_JSON");
  }
}

const badHeader = (name: string): ProblemError => new ProblemError("VALIDATION", { errors: [{ pointer: `header/${name}`, message: "Invalid" }] });

/** The revision that the caller has read; null without the header. */
export function revisionOf(context: Context): number | null {
  const text = context.req.header(headers.revision);
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text)) throw badHeader(headers.revision);
  return Number(text);
}

/** The least number of different characters. A UUID with fewer than eight occurs once in a hundred million. */
const leastVariety = 8;

/**
 * Refuses a key that is too long, because two that differ only at the end would be cut to one. Also refuses a short or monotonous
 * one, such as a counter: it could be guessed, and anyone who sends it with the same request receives the first caller's token.
 */
export function idempotencyKeyOf(context: Context): string | undefined {
  const key = context.req.header(headers.idempotencyKey);
  if (!key) return undefined;
  const isWeak = key.length < idempotencyKeyLeast || new Set(key).size < leastVariety;
  if (isWeak || key.length > idempotencyKeyLength) throw badHeader(headers.idempotencyKey);
  return key;
}

/** Only a change without content, such as a sign of life, may be made without having read the revision. */
export function needRevision(endpoint: Endpoint, call: Call<Endpoint>): void {
  const isEmpty = Object.keys((call.body as object | undefined) ?? {}).length === 0;
  const needed = endpoint.revision === "required" || (endpoint.revision === "unlessEmpty" && !isEmpty);
  if (needed && call.revision === null) throw new ProblemError("REVISION_REQUIRED");
}

import type { Endpoint } from "../../../src/api/contract/endpoint";

/** Only what the contract declares leaves: a member too many would be a leak, one too few a bug to hear about. */
export const shaped = (endpoint: Endpoint, value: unknown): unknown => endpoint.response?.().parse(value);

/** An answer that was worked out for this request. */
export const answerWith = (endpoint: Endpoint, value: unknown): Response => respond(endpoint, JSON.stringify(shaped(endpoint, value) ?? null), false);

/** `text` is JSON, or nothing that is looked at where the contract declares no response. */
export function respond(endpoint: Endpoint, text: string, replayed: boolean): Response {
  const headers = { "Cache-Control": "no-store", ...(replayed && { "Idempotency-Replayed": "true" }) };
  if (!endpoint.response) return new Response(null, { status: endpoint.status, headers });
  return new Response(text, { status: endpoint.status, headers: { ...headers, "Content-Type": "application/json" } });
}

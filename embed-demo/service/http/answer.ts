import type { Endpoint } from "../../../src/api/contract/endpoint";

/** Sends only what the contract declares: an extra member would be a leak, and a missing one a bug to report. */
export const shaped = (endpoint: Endpoint, value: unknown): unknown => endpoint.response?.().parse(value);

/** A file that an endpoint with `file` answers. */
export interface ServedFile {
  /** Letters, digits, dots and hyphens alone. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** An answer computed for this request. */
export const answerWith = (endpoint: Endpoint, value: unknown): Response =>
  endpoint.file ? fileResponse(endpoint.file, value as ServedFile) : respond(endpoint, JSON.stringify(shaped(endpoint, value) ?? null), false);

const fileResponse = (type: string, { name, bytes }: ServedFile): Response =>
  new Response(bytes, { headers: { "Cache-Control": "no-store", "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` } });

/** `text` is JSON, or ignored if the contract declares no response. */
export function respond(endpoint: Endpoint, text: string, replayed: boolean): Response {
  const headers = { "Cache-Control": "no-store", ...(replayed && { "Idempotency-Replayed": "true" }) };
  if (!endpoint.response) return new Response(null, { status: endpoint.status, headers });
  return new Response(text, { status: endpoint.status, headers: { ...headers, "Content-Type": "application/json" } });
}

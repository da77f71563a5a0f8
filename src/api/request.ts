import { headers, type Endpoint } from "./contract/endpoint";
import type { BodyOf, ParamsOf, QueryOf, RequestOf } from "./contract/requests";

type Member<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** The exact options of a call: an endpoint without a query accepts none, a create requires its idempotency key. */
export type CallOptions<Called extends Endpoint> = Member<"params", ParamsOf<Called>> &
  Member<"query", QueryOf<Called>> &
  (RequestOf<Called> extends { body: unknown } ? { body: BodyOf<Called> } : unknown) &
  (Called extends { auth: "session" } ? { token: string } : { token?: string | undefined }) &
  (Called extends { create: true } ? { idempotencyKey: string } : { idempotencyKey?: string | undefined }) &
  (Called extends { revision: "required" } ? { revision: number } : { revision?: number | undefined }) & {
    signal?: AbortSignal | undefined;
    /** Lets the call continue when the page is left. */
    keepalive?: boolean;
  };

/** `CallOptions` without the endpoint's types, for internal use. */
export interface AnyOptions {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: object;
  token?: string | undefined;
  idempotencyKey?: string | undefined;
  revision?: number | undefined;
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
}

/** Returns a path with its parameters filled in and escaped. */
export const pathOf = (endpoint: Endpoint, params: Record<string, string> = {}): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(params[name] ?? ""));

/** Returns path and query of a call, without undefined values. */
export function addressOf(endpoint: Endpoint, { params, query = {} }: Pick<AnyOptions, "params" | "query">): string {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined) as string[][];
  return pathOf(endpoint, params) + (asked.length > 0 ? `?${new URLSearchParams(asked).toString()}` : "");
}

export function headersOf(partnerKey: string, options: AnyOptions, accept: string): Record<string, string> {
  return {
    Accept: accept,
    [headers.partnerKey]: partnerKey,
    ...(options.token && { Authorization: `Bearer ${options.token}` }),
    ...(options.idempotencyKey && { [headers.idempotencyKey]: options.idempotencyKey }),
    ...(options.revision !== undefined && { [headers.revision]: String(options.revision) }),
  };
}

/** Tells whether sending twice has the same effect as sending once: of two writes with one revision, the second is refused. */
export const isRepeatable = (endpoint: Endpoint, options: AnyOptions): boolean =>
  endpoint.method === "GET" || endpoint.safe !== undefined || options.idempotencyKey !== undefined || options.revision !== undefined;

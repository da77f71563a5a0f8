import { headers, type BodyOf, type Endpoint, type ParamsOf, type QueryOf } from "./contract/endpoint";

type Member<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** What a call needs, exactly: an endpoint without a query takes none, a create insists on its idempotency key. */
export type CallOptions<Called extends Endpoint> = Member<"params", ParamsOf<Called>> &
  Member<"query", QueryOf<Called>> &
  (Called extends { body: unknown } ? { body: BodyOf<Called> } : unknown) &
  (Called extends { auth: "session" } ? { token: string } : { token?: string | undefined }) &
  (Called extends { create: true } ? { idempotencyKey: string } : { idempotencyKey?: string | undefined }) &
  (Called extends { revision: "required" } ? { revision: number } : { revision?: number | undefined }) & {
    signal?: AbortSignal | undefined;
    /** Goes on when the page is left. */
    keepalive?: boolean;
  };

/** `CallOptions` as the machinery sees them, whatever the endpoint. */
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

/** A path with its parameters filled in, escaped. */
export const pathOf = (endpoint: Endpoint, params: Record<string, string> = {}): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(params[name] ?? ""));

/** Path and query of a call. What is undefined isn't asked for. */
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

/** Whether sending twice does no more than sending once: of two writes with one revision, the second is refused. */
export const isRepeatable = (endpoint: Endpoint, options: AnyOptions): boolean =>
  endpoint.method === "GET" || endpoint.safe === true || options.idempotencyKey !== undefined || options.revision !== undefined;

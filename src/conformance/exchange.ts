/** One call and its answer, as they were on the wire. */
export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined if it isn't. */
  readonly json: unknown;
}

export const mediaTypeOf = ({ headers }: Pick<Exchange, "headers">): string => (headers.get("Content-Type") ?? "").split(";")[0]!.trim().toLowerCase();

/** The code of a problem; undefined for any other answer. */
export function codeOf({ json }: Pick<Exchange, "json">): string | undefined {
  const { code } = (json ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}

/** What came, in a few words: `409 REVISION_CONFLICT (application/problem+json)`. */
export function cameOf(exchange: Exchange): string {
  const type = mediaTypeOf(exchange);
  return [exchange.status, codeOf(exchange), type && `(${type})`].filter((part) => part !== undefined && part !== "").join(" ");
}

/** Says which call an answer belongs to: `PATCH /v1/leads/…: 200 (application/json)`. */
export const callOf = (exchange: Exchange): string => `${exchange.method} ${exchange.path}: ${cameOf(exchange)}`;

import type { z } from "../../kernel/zod";
import type { ProblemCode } from "./problem";

type Schema = z.ZodMiniType;

/**
 * The required authorization. `partner`: the header X-Partner-Key from one of the partner's origins; a session token is
 * accepted too, so that a create joins the session. `session`: also `Authorization: Bearer <token>` of the session that
 * created the lead or application.
 */
export type Auth = "none" | "partner" | "session";

/** One call of the API, as a page needs it: how to call, and how to read the answer. Its `Request` has the rest. */
export interface Endpoint {
  /** Unique; the operationId in OpenAPI. */
  readonly id: string;
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Parameters in braces: `/v1/leads/{leadId}`. Literal segments win over parameters. */
  readonly path: `/v1/${string}`;
  readonly auth: Auth;
  /** Absent if the response has no body, or is a file. */
  readonly response?: () => Schema;
  /** The media type of a file that the response is, instead of JSON. */
  readonly file?: "application/pdf";
  /** The data of each server-sent event, if the response is a stream. */
  readonly events?: () => Schema;
  readonly status: 200 | 201 | 202 | 204;
  /** A create: the Idempotency-Key header is required, and a repeat gets the first response. */
  readonly create?: true;
  /**
   * The X-Revision header carries the revision last seen. `unlessEmpty`: not required for an empty body, which changes no
   * answer. A repeat with the same Idempotency-Key gets the first response instead of REVISION_CONFLICT.
   */
  readonly revision?: "required" | "unlessEmpty";
  /** A call other than a GET that can be repeated: it only reads, and its input doesn't belong in a URL, or a repeat changes nothing more. */
  readonly safe?: "read" | "repeat";
  /** Only for the partner's pages: a call without an Origin is refused. */
  readonly pageOnly?: true;
}

/** Declares an endpoint, keeping its exact types. */
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Declared => declared;

/** Makes the schema when the first answer comes: a page doesn't pay for the schemas that it never reads. */
export function lazily<Made extends Schema>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/**
 * The part of an endpoint that only the service and the OpenAPI document need: its summary, the schemas that check a call, and the
 * codes that refuse it. It is in the `.requests.ts` file beside the endpoint. A page imports only the types from there.
 */
export interface Request {
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The endpoint's own codes. VALIDATION, RATE_LIMITED, INTERNAL and those of `auth` are possible on every call. */
  readonly problems: readonly ProblemCode[];
}

/** Requests by their endpoint's id. */
export type Requests = Readonly<Record<string, Request>>;

export type ResponseOf<Called extends Endpoint> = Called extends { file: string }
  ? Blob
  : Called extends { response: () => infer Given extends Schema }
    ? z.output<Given>
    : undefined;
export type EventOf<Called extends Endpoint> = Called extends { events: () => infer Given extends Schema } ? z.output<Given> : never;

/** Headers that the contract defines. */
export const headers = {
  partnerKey: "X-Partner-Key",
  idempotencyKey: "Idempotency-Key",
  revision: "X-Revision",
  /** "off" requests every line in every state from a service that accepts test inputs. Others ignore it. */
  stateFilter: "X-State-Filter",
} as const;

/** Most characters of an Idempotency-Key. */
export const idempotencyKeyLength = 200;

/** Fewest characters: the key opens the stored response, so it must be as hard to guess as a UUID. */
export const idempotencyKeyLeast = 20;

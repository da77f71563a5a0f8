import type { z } from "../../kernel/zod";
import type { ProblemCode } from "./problem";

type Schema = z.ZodMiniType;

/**
 * The required authorization. `partner`: the header X-Partner-Key from one of the partner's origins; a session token is
 * accepted too, so that a create joins the session. `session`: also `Authorization: Bearer <token>` of the session that
 * created the lead or application.
 */
export type Auth = "none" | "partner" | "session";

/** One call of the API. The client, the service's routes and the OpenAPI document are all derived from it. */
export interface Endpoint {
  /** Unique; the operationId in OpenAPI. */
  readonly id: string;
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Parameters in braces: `/v1/leads/{leadId}`. Literal segments win over parameters. */
  readonly path: `/v1/${string}`;
  readonly summary: string;
  readonly auth: Auth;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Absent if the response has no body. */
  readonly response?: Schema;
  /** The data of each server-sent event, if the response is a stream. */
  readonly events?: Schema;
  readonly status: 200 | 201 | 202 | 204;
  /** The endpoint's own codes. VALIDATION, RATE_LIMITED, INTERNAL and those of `auth` are possible on every call. */
  readonly problems: readonly ProblemCode[];
  /** A create: the Idempotency-Key header is required, and a repeat gets the first response. */
  readonly create?: true;
  /**
   * The X-Revision header carries the revision last seen. `unlessEmpty`: not required for an empty body, which changes no
   * answer.
   */
  readonly revision?: "required" | "unlessEmpty";
  /** A POST that only reads, because its input is personal and doesn't belong in a URL. Can be repeated. */
  readonly safe?: true;
  /** Only for the partner's pages: a call without an Origin is refused. */
  readonly pageOnly?: true;
}

/** Declares an endpoint, keeping its exact types. */
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Declared => declared;

type Input<Given> = Given extends Schema ? z.input<Given> : never;
type Output<Given> = Given extends Schema ? z.output<Given> : never;

export type ParamsOf<Called extends Endpoint> = Called extends { params: infer Given } ? Input<Given> : undefined;
export type QueryOf<Called extends Endpoint> = Called extends { query: infer Given } ? Input<Given> : undefined;
export type BodyOf<Called extends Endpoint> = Called extends { body: infer Given } ? Input<Given> : undefined;
export type ResponseOf<Called extends Endpoint> = Called extends { response: infer Given } ? Output<Given> : undefined;
export type EventOf<Called extends Endpoint> = Called extends { events: infer Given } ? Output<Given> : never;

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

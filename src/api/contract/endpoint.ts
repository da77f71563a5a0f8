import type { z } from "../../kernel/zod";
import type { ProblemCode } from "./problem";

type Schema = z.ZodMiniType;

/**
 * Who may call. `partner`: the header X-Partner-Key from one of the partner's origins; a session token that comes along is
 * honoured, so that a create joins the session. `session`: also `Authorization: Bearer <token>` of the session that made
 * the lead or application.
 */
export type Auth = "none" | "partner" | "session";

/** One call of the API. The client, the service's routes and the OpenAPI document are all made from it. */
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
  /** Left out where the answer has no body. */
  readonly response?: Schema;
  /** The data of each server-sent event, where the answer is a stream. */
  readonly events?: Schema;
  readonly status: 200 | 201 | 202 | 204;
  /** Codes of its own. VALIDATION, RATE_LIMITED, INTERNAL and those of `auth` come with every call. */
  readonly problems: readonly ProblemCode[];
  /** A create: the Idempotency-Key header is required, and a repeat answers as the first did. */
  readonly create?: true;
  /** The X-Revision header carries the revision last seen. `unlessEmpty`: not for an empty body, which changes no answer. */
  readonly revision?: "required" | "unlessEmpty";
  /** A POST that only reads: its input is personal and has no place in a URL. May be repeated. */
  readonly safe?: true;
  /** Answered to one of the partner's pages alone: a call without an Origin is refused. */
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

/** Names of the headers that the contract gives a meaning. */
export const headers = {
  partnerKey: "X-Partner-Key",
  idempotencyKey: "Idempotency-Key",
  revision: "X-Revision",
  /** "off": every line in every state, from a service that takes test inputs. Others pass it over. */
  stateFilter: "X-State-Filter",
} as const;

/** Characters of an Idempotency-Key at most. */
export const idempotencyKeyLength = 200;

/** And at least: it opens the answer that is kept under it, so it is as hard to guess as a UUID. */
export const idempotencyKeyLeast = 20;

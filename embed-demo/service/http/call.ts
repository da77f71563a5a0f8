import type { BodyOf, RequestOf } from "../../../src/api/contract/requests";
import type { Endpoint, EventOf, ResponseOf } from "../../../src/api/contract/endpoint";
import type { z } from "../../../src/kernel/zod";
import type { Language } from "../../../src/kernel/language";
import type { Database } from "../database/connection";
import type { Partner } from "../partners/partners";

type Read<Called extends Endpoint, Name extends "params" | "query" | "body"> = RequestOf<Called> extends Record<Name, infer Given extends z.ZodMiniType>
  ? z.output<Given>
  : undefined;

/** A request that was let in: inputs read by the contract, the caller known. */
export interface Call<Called extends Endpoint> {
  params: Read<Called, "params">;
  query: Read<Called, "query">;
  body: BodyOf<Called> extends undefined ? undefined : Read<Called, "body">;
  /** A transaction where the call changes something: use it alone. */
  db: Database;
  partner: Partner;
  /** The address that the request is counted under: the client's, or its network's. */
  address: string;
  /** Null only without a token, which endpoints with `auth: "session"` never see. */
  sessionId: string | null;
  /** In which the visitor reads, as the widget says with each call. */
  language: Language;
  /** The session's token as the caller sent it. */
  token: string | null;
  /** The X-Revision header, where it was sent. */
  revision: number | null;
  /** The state filter is off: every line is offered in every state. Never in production. */
  anyState: boolean;
}

/** Ends the stream, and tells the client that it is complete, when the promise resolves before the signal aborts. */
export type Stream<Event> = (emit: (event: Event) => Promise<void>, signal: AbortSignal) => Promise<void>;

/** Throws the problem that a call which changes something is refused with, before its route answers it. */
export type Refuse = (endpoint: Endpoint, call: Call<Endpoint>) => Promise<void>;

/** A secret that a caller has said, and what kind it is of. */
export interface Guess {
  readonly kind: "referral" | "lookup" | "resume" | "erasure";
  readonly secret: string;
}

/** An endpoint with what answers it. */
export interface Route {
  endpoint: Endpoint;
  answer?: (call: Call<Endpoint>) => Promise<unknown>;
  events?: (call: Call<Endpoint>) => Promise<Stream<unknown>>;
  /** The secret that it answers 404 to where it is a wrong one: somebody may be guessing, so those are counted. */
  guessOf?: (call: Call<Endpoint>) => Guess;
  /** A supervisor asks it all the time: it isn't counted. */
  isProbe?: boolean;
}

export const route = <Called extends Endpoint>(
  endpoint: Called,
  answer: (call: Call<Called>) => Promise<ResponseOf<Called>> | ResponseOf<Called>,
): Route => ({ endpoint, answer: async (call) => answer(call) });

/** A route whose secret opens something personal. */
export const guessable = <Called extends Endpoint>(
  kind: Guess["kind"],
  endpoint: Called,
  secretOf: (call: Call<Called>) => string,
  answer: (call: Call<Called>) => Promise<ResponseOf<Called>> | ResponseOf<Called>,
): Route => ({ ...route(endpoint, answer), guessOf: (call) => ({ kind, secret: secretOf(call) }) });

export const probe = (route: Route): Route => ({ ...route, isProbe: true });

/** What `open` throws is answered as a problem; the stream begins when it has resolved. */
export const streamRoute = <Called extends Endpoint>(endpoint: Called, open: (call: Call<Called>) => Promise<Stream<EventOf<Called>>>): Route => ({
  endpoint,
  events: async (call) => (await open(call)),
});

/** The session of a call that needs one. */
export function sessionOf(call: { sessionId: string | null }): string {
  if (call.sessionId === null) throw new Error("An endpoint that uses the session must declare auth: session");
  return call.sessionId;
}

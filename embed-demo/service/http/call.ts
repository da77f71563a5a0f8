import type { BodyOf, RequestOf } from "../../../src/api/contract/requests";
import type { Endpoint, EventOf, ResponseOf } from "../../../src/api/contract/endpoint";
import type { z } from "../../../src/kernel/zod";
import type { Language } from "../../../src/kernel/language";
import type { Database } from "../database/connection";
import type { DeviceClass } from "../database/tables/analyticsEvent";
import type { Partner } from "../partners/partners";
import type { ServedFile } from "./answer";

type Read<Called extends Endpoint, Name extends "params" | "query" | "body"> = RequestOf<Called> extends Record<Name, infer Given extends z.ZodMiniType>
  ? z.output<Given>
  : undefined;

/** A request that passed the checks: its inputs are read by the contract, and the caller is known. */
export interface Call<Called extends Endpoint> {
  params: Read<Called, "params">;
  query: Read<Called, "query">;
  body: BodyOf<Called> extends undefined ? undefined : Read<Called, "body">;
  /** A transaction if the call changes something; use nothing else. */
  db: Database;
  /** Does something in this process once the transaction has committed. Nothing may depend on it: the process can die before. */
  afterCommit(work: () => void): void;
  partner: Partner;
  /** The time of the call, by the service's clock. */
  now: Date;
  /** The address under which the request is counted: the client's, or its network's. */
  address: string;
  /** Null only without a token, which never reaches endpoints with `auth: "session"`. */
  sessionId: string | null;
  /** The class of the visitor's device; null if it isn't known. */
  device: DeviceClass | null;
  /** The visitor's language, which the widget sends with each call. */
  language: Language;
  /** The session's token as the caller sent it. */
  token: string | null;
  /** The X-Revision header, if it was sent. */
  revision: number | null;
  /** The state filter is off: every line is offered in every state. Never in production. */
  anyState: boolean;
}

/** The client is told that the stream is complete if the promise resolves before the signal aborts. */
export type Stream<Event> = (emit: (event: Event) => Promise<void>, signal: AbortSignal) => Promise<void>;

/** Throws a problem to refuse a call that changes something, before its route runs. */
export type Refuse = (endpoint: Endpoint, call: Call<Endpoint>) => Promise<void>;

/** A secret sent by a caller, and its kind. */
export interface Guess {
  readonly kind: "referral" | "lookup" | "resume" | "erasure";
  readonly secret: string;
}

/** An endpoint with its handler. */
export interface Route {
  endpoint: Endpoint;
  answer?: (call: Call<Endpoint>) => Promise<unknown>;
  events?: (call: Call<Endpoint>) => Promise<Stream<unknown>>;
  /** The secret behind a 404. Wrong secrets are counted, because somebody may be guessing. */
  guessOf?: (call: Call<Endpoint>) => Guess;
  /**
   * A create's response when it is repeated from a session that isn't the first call's. Where it stands, a key is for the body without
   * `leadId`: the lead and its session may have begun after the first answer was lost.
   */
  joined?: (call: Call<Endpoint>, before: unknown) => Promise<unknown>;
  /** Supervisors call it all the time, so it isn't counted. */
  isProbe?: boolean;
}

export const route = <Called extends Endpoint>(
  endpoint: Called,
  answer: (call: Call<Called>) => Promise<ResponseOf<Called>> | ResponseOf<Called>,
): Route => ({ endpoint, answer: async (call) => answer(call) });

/** A route that answers a file. */
export const fileRoute = <Called extends Endpoint & { file: string }>(endpoint: Called, answer: (call: Call<Called>) => Promise<ServedFile>): Route => ({
  endpoint,
  answer: async (call) => answer(call),
});

/** A route whose secret grants access to personal data. */
export const guessable = <Called extends Endpoint>(
  kind: Guess["kind"],
  endpoint: Called,
  secretOf: (call: Call<Called>) => string,
  answer: (call: Call<Called>) => Promise<ResponseOf<Called>> | ResponseOf<Called>,
): Route => ({ ...route(endpoint, answer), guessOf: (call) => ({ kind, secret: secretOf(call) }) });

export const probe = (route: Route): Route => ({ ...route, isProbe: true });

/** Errors thrown by `open` are answered as problems; the stream starts when it has resolved. */
export const streamRoute = <Called extends Endpoint>(endpoint: Called, open: (call: Call<Called>) => Promise<Stream<EventOf<Called>>>): Route => ({
  endpoint,
  events: async (call) => (await open(call)),
});

/** The session of a call that needs one. */
export function sessionOf(call: { sessionId: string | null }): string {
  if (call.sessionId === null) throw new Error("An endpoint that uses the session must declare auth: session");
  return call.sessionId;
}

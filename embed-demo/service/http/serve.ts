import { headers, type Endpoint } from "../../../src/api/contract/endpoint";
import { requestOf } from "../../../src/api/contract/requests";
import type { Connection, Database } from "../database/connection";
import type { Partner } from "../partners/partners";
import { answerWith, respond, shaped } from "./answer";
import { sessionOf, type Call, type Refuse, type Route } from "./call";
import type { AccessChecks } from "./accessChecks";
import { deviceOf } from "./deviceOf";
import { eventStream } from "./eventStream";
import { answerOnce } from "./idempotency";
import type { HttpLimits } from "./limits";
import type { Metrics } from "../metrics/metrics";
import { ProblemError } from "./problemError";
import { spokenBy } from "./problemWords";
import { bodyOf, idempotencyKeyOf, needRevision, revisionOf } from "./readRequest";
import { isRead, isReference } from "./reads";
import type { ServiceContext } from "./serviceContext";
import { outsideTraces } from "../tracing/spans";
import { findSession, recordUse } from "./sessions";
import { createStreamPlaces } from "./streamPlaces";
import { validate } from "./validate";

interface ServeOptions {
  connection: Connection;
  doors: AccessChecks;
  refuse: Refuse | null;
  anyState: boolean;
  clock: () => Date;
  limits: HttpLimits;
  metrics: Metrics;
  stopping: AbortSignal;
  onStreamError: (error: unknown) => void;
}

type Answered = Required<Pick<Route, "endpoint" | "answer">> & Pick<Route, "joined">;

/**
 * Handles one request of one route: checks it, reads it by the contract, and answers it. A call that changes something runs in one
 * transaction, and once per idempotency key.
 */
export function createServe({ connection, doors, refuse, anyState, clock, limits, metrics, stopping, onStreamError }: ServeOptions) {
  const places = createStreamPlaces(limits, metrics);
  return serve;

  async function serve(context: ServiceContext, route: Route): Promise<Response> {
    const { endpoint } = route;
    context.set("route", endpoint.path);
    if (endpoint.auth === "none") {
      if (!route.isProbe) await (isReference(endpoint) ? doors.limitReference : doors.limitRate)(context, "none");
      return answerWith(endpoint, await route.answer?.((await inputsOf(context, endpoint)) as Call<Endpoint>));
    }
    const partner = await doors.admit(context, endpoint);
    const token = doors.tokenOf(context, endpoint);
    const call = await callOf(context, endpoint, partner).catch(async (error: unknown) => {
      // A caller without a session learns only that: nothing about what it sent.
      await sessionIn(connection.db, endpoint, partner, token);
      throw error;
    });
    if (route.events) return stream(context, route as Required<Pick<Route, "events">>, { ...call, ...(await sessionIn(connection.db, endpoint, partner, token)) });
    if (!route.answer) throw new Error(`${endpoint.id} has no answer`);
    const answered = route as Answered;
    const answer = async () =>
      isRead(endpoint)
        ? answerWith(endpoint, await answered.answer({ ...call, ...(await sessionIn(connection.db, endpoint, partner, token)) }))
        : write(context, answered, call, token);
    return route.guessOf ? doors.countGuess(context, partner, route.guessOf(call), answer) : answer();
  }

  /** The call, before its session is looked up. */
  async function callOf(context: ServiceContext, endpoint: Endpoint, partner: Partner): Promise<Call<Endpoint>> {
    const call: Call<Endpoint> = {
      ...(await inputsOf(context, endpoint)),
      partner,
      address: doors.addressOf(context),
      revision: revisionOf(context),
      sessionId: null,
      token: null,
    };
    needRevision(endpoint, call);
    return call;
  }

  /** The call's session, whose use it records. Not within a transaction: the session's row would be locked until its end. */
  async function sessionIn(db: Database, endpoint: Endpoint, partner: Partner, sent: string | null) {
    const { isStale, ...found } = await doors.sessionFor(db, endpoint, partner, sent);
    if (isStale) await recordUse(db, found.sessionId!);
    return found;
  }

  async function inputsOf(context: ServiceContext, endpoint: Endpoint) {
    const { params, query, body } = requestOf(endpoint);
    return {
      params: validate(params, context.req.param(), "path") as undefined,
      query: validate(query, context.req.query(), "query") as undefined,
      body: validate(body, body && (await bodyOf(context)), "body") as undefined,
      db: connection.db,
      afterCommit: (work: () => void) => work(),
      now: clock(),
      device: deviceOf({ userAgent: context.req.header("User-Agent"), isMobile: context.req.header("Sec-CH-UA-Mobile") }),
      language: spokenBy(context.req.header("Accept-Language")),
      anyState: anyState && context.req.header(headers.stateFilter) === "off",
    };
  }

  async function stream(context: ServiceContext, route: Required<Pick<Route, "events">>, call: Call<Endpoint>): Promise<Response> {
    const leave = places.enter(sessionOf(call));
    try {
      const events = await route.events(call);
      const over = AbortSignal.any([stopping, context.req.raw.signal, AbortSignal.timeout(limits.streamMs)]);
      return eventStream(events, over, (error) => {
        leave();
        if (error !== undefined) onStreamError(error);
      });
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Looks the session up in the transaction of the change, so that a call is one transaction. */
  async function write(context: ServiceContext, { endpoint, answer, joined }: Answered, { partner, ...call }: Call<Endpoint>, token: string | null): Promise<Response> {
    let used: string | null = null;
    const works: (() => void)[] = [];
    const response = await connection.transaction(async (db) => {
      const { isStale, ...found } = await doors.sessionFor(db, endpoint, partner, token);
      if (isStale) used = found.sessionId;
      const key = idempotencyKeyOf(context);
      if (endpoint.create && !key) throw new ProblemError("IDEMPOTENCY_KEY_REQUIRED");
      const within = { ...call, ...found, partner, db, afterCommit: (work: () => void) => void works.push(work) };
      const work = async () => {
        await refuse?.(endpoint, within);
        return answer(within);
      };
      if (!key) return answerWith(endpoint, await work());
      const { sessionId } = found;
      const by = joined ? { body: { ...(call.body as object | undefined), leadId: null } } : { session: sessionId, body: call.body };
      const request = { id: endpoint.id, params: call.params, query: call.query, ...by };
      const textOf = (value: unknown) => JSON.stringify(shaped(endpoint, value) ?? null);
      const { answer: text, replayed } = await answerOnce(
        db,
        { partnerId: partner.id, key, request },
        async () => {
          const value = await work();
          return { answer: textOf(value), sessionId: sessionId ?? (await sessionBegunBy(db, partner.id, value)) };
        },
        async (before) =>
          joined && sessionId !== null && sessionId !== before.sessionId ? { answer: textOf(await joined(within, JSON.parse(before.answer))), sessionId } : before,
      );
      return respond(endpoint, text, replayed);
    });
    for (const work of works) outsideTraces(work);
    // The change is made: if its use can't be recorded now, the next call records it.
    if (used !== null) await recordUse(connection.db, used).catch(() => {});
    return response;
  }
}

/** The session that a create without one has started, found by the token in its answer. */
async function sessionBegunBy(db: Database, partnerId: string, value: unknown): Promise<string | null> {
  const { token } = (value ?? {}) as { token?: unknown };
  return typeof token === "string" ? ((await findSession(db, partnerId, token))?.id ?? null) : null;
}

import { headers, type Endpoint } from "../../../src/api/contract/endpoint";
import { requestOf } from "../../../src/api/contract/requests";
import type { Connection, Database } from "../database/connection";
import { answerWith, respond, shaped } from "./answer";
import { sessionOf, type Call, type Refuse, type Route } from "./call";
import type { AccessChecks } from "./accessChecks";
import { eventStream } from "./eventStream";
import { answerOnce } from "./idempotency";
import type { HttpLimits } from "./limits";
import { ProblemError } from "./problemError";
import { spokenBy } from "./problemWords";
import { bodyOf, idempotencyKeyOf, needRevision, revisionOf } from "./readRequest";
import type { ServiceContext } from "./serviceContext";
import { findSession } from "./sessions";
import { createStreamPlaces } from "./streamPlaces";
import { validate } from "./validate";

interface ServeOptions {
  connection: Connection;
  doors: AccessChecks;
  refuse: Refuse | null;
  anyState: boolean;
  limits: HttpLimits;
  stopping: AbortSignal;
  onStreamError: (error: unknown) => void;
}

type Answered = Required<Pick<Route, "endpoint" | "answer">>;

/**
 * Handles one request of one route: checks it, reads it by the contract, and answers it. A call that changes something runs in one
 * transaction, and once per idempotency key.
 */
export function createServe({ connection, doors, refuse, anyState, limits, stopping, onStreamError }: ServeOptions) {
  const places = createStreamPlaces(limits);
  return serve;

  async function serve(context: ServiceContext, route: Route): Promise<Response> {
    const { endpoint } = route;
    context.set("route", endpoint.path);
    if (endpoint.auth === "none") {
      if (!route.isProbe) await doors.limitRate(context, "none");
      return answerWith(endpoint, await route.answer?.((await inputsOf(context, endpoint)) as Call<Endpoint>));
    }
    const partner = await doors.admit(context, endpoint);
    const call: Call<Endpoint> = {
      ...(await doors.sessionFor(context, endpoint, partner)),
      ...(await inputsOf(context, endpoint)),
      partner,
      address: doors.addressOf(context),
      revision: revisionOf(context),
    };
    needRevision(endpoint, call);
    if (route.events) return stream(context, route as Required<Pick<Route, "events">>, call);
    if (!route.answer) throw new Error(`${endpoint.id} has no answer`);
    const answer = () => write(context, route as Answered, call);
    return route.guessOf ? doors.countGuess(context, partner, route.guessOf(call), answer) : answer();
  }

  async function inputsOf(context: ServiceContext, endpoint: Endpoint) {
    const { params, query, body } = requestOf(endpoint);
    return {
      params: validate(params, context.req.param(), "path") as undefined,
      query: validate(query, context.req.query(), "query") as undefined,
      body: validate(body, body && (await bodyOf(context)), "body") as undefined,
      db: connection.db,
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

  async function write(context: ServiceContext, { endpoint, answer }: Answered, call: Call<Endpoint>): Promise<Response> {
    const reads = endpoint.method === "GET" || (endpoint.safe && endpoint.auth === "partner");
    if (reads) return answerWith(endpoint, await answer(call));
    const key = idempotencyKeyOf(context);
    if (endpoint.create && !key) throw new ProblemError("IDEMPOTENCY_KEY_REQUIRED");
    return connection.transaction(async (db) => {
      const work = async () => {
        await refuse?.(endpoint, { ...call, db });
        return answer({ ...call, db });
      };
      if (!key) return answerWith(endpoint, await work());
      const request = { id: endpoint.id, session: call.sessionId, params: call.params, query: call.query, body: call.body };
      const { answer: text, replayed } = await answerOnce(db, { partnerId: call.partner.id, key, request }, async () => {
        const value = shaped(endpoint, await work());
        return { answer: JSON.stringify(value ?? null), sessionId: call.sessionId ?? (await sessionBegunBy(db, call.partner.id, value)) };
      });
      return respond(endpoint, text, replayed);
    });
  }
}

/** The session that a create without one has started, found by the token in its answer. */
async function sessionBegunBy(db: Database, partnerId: string, value: unknown): Promise<string | null> {
  const { token } = (value ?? {}) as { token?: unknown };
  return typeof token === "string" ? findSession(db, partnerId, token) : null;
}

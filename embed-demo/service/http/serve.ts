import type { Endpoint } from "../../../src/api/contract/endpoint";
import type { Ratings } from "../rating/ratings";
import { answerWith, respond, shaped } from "./answer";
import type { Call, Route } from "./call";
import { createDoors, type DoorsOptions } from "./doors";
import { eventStream } from "./eventStream";
import { answerOnce } from "./idempotency";
import { ProblemError } from "./problemError";
import { bodyOf, idempotencyKeyOf, needRevision, revisionOf } from "./readRequest";
import type { ServiceContext } from "./serviceContext";
import { validate } from "./validate";

interface ServeOptions extends DoorsOptions {
  ratings: Ratings;
  stopping: AbortSignal;
}

/** One request of one route: let in, read by the contract, answered; what changes something in one transaction, and once a key. */
export function createServe({ connection, ratings, stopping, ...doorsOptions }: ServeOptions) {
  const { limitRate, admit, sessionFor } = createDoors({ connection, ...doorsOptions });
  return serve;

  async function serve(context: ServiceContext, route: Route): Promise<Response> {
    const { endpoint } = route;
    context.set("route", endpoint.path);
    if (endpoint.auth === "none") {
      if (endpoint.body) limitRate(context, "none");
      return answerWith(endpoint, await route.answer?.((await inputsOf(context, endpoint)) as Call<Endpoint>));
    }
    const partner = admit(context);
    const call: Call<Endpoint> = {
      ...(await sessionFor(context, endpoint, partner)),
      ...(await inputsOf(context, endpoint)),
      partner,
      revision: revisionOf(context),
    };
    needRevision(endpoint, call);
    if (route.events) return eventStream(await route.events(call), AbortSignal.any([stopping, context.req.raw.signal]));
    if (!route.answer) throw new Error(`${endpoint.id} has no answer`);
    return write(context, route as Required<Pick<Route, "endpoint" | "answer">>, call);
  }

  async function inputsOf(context: ServiceContext, endpoint: Endpoint) {
    return {
      params: validate(endpoint.params, context.req.param(), "path") as undefined,
      query: validate(endpoint.query, context.req.query(), "query") as undefined,
      body: validate(endpoint.body, endpoint.body && (await bodyOf(context)), "body") as undefined,
      db: connection.db,
      ratings,
    };
  }

  async function write(context: ServiceContext, { endpoint, answer }: Required<Pick<Route, "endpoint" | "answer">>, call: Call<Endpoint>): Promise<Response> {
    const reads = endpoint.method === "GET" || (endpoint.safe && endpoint.auth === "partner");
    if (reads) return answerWith(endpoint, await answer(call));
    const key = idempotencyKeyOf(context);
    if (endpoint.create && !key) throw new ProblemError("IDEMPOTENCY_KEY_REQUIRED");
    return connection.transaction(async (db) => {
      const work = () => answer({ ...call, db });
      if (!key) return answerWith(endpoint, await work());
      const request = { id: endpoint.id, session: call.sessionId, params: call.params, body: call.body };
      const { answer: text, replayed } = await answerOnce(db, { partnerId: call.partner.id, key, request }, async () =>
        JSON.stringify(shaped(endpoint, await work()) ?? null),
      );
      return respond(endpoint, text, replayed);
    });
  }
}

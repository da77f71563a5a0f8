import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import { headers, idempotencyKeyLength, type Endpoint } from "../../../src/api/contract/endpoint";
import type { Connection } from "../database/connection";
import { describeError } from "../describeError";
import { partnerByKey, type Partner } from "../partners/partners";
import type { Ratings } from "../rating/ratings";
import type { Call, Route } from "./call";
import { answerOnce } from "./idempotency";
import { openApiDocument } from "./openApi";
import { createOrigins, exposedHeaders, preflightHeaders, type AllowedOrigins } from "./origins";
import { ProblemError, problemResponse } from "./problemError";
import { createRateLimit } from "./rateLimit";
import { eventStream } from "./eventStream";
import { findSession } from "./sessions";
import { validate } from "./validate";

export interface AppOptions {
  connection: Connection;
  ratings: Ratings;
  routes: readonly Route[];
  allowedOrigins: AllowedOrigins;
  rateLimitPerMinute: number;
  bodyLimitBytes: number;
  log: Logger;
  /** Aborts when the service stops: streams end, readiness turns. */
  stopping: AbortSignal;
}

interface Variables {
  Variables: { requestId: string; route: string; partner: string };
}

/** The HTTP side: every route of the contract behind the same doors. */
export function createApp(options: AppOptions): Hono<Variables> {
  const app = new Hono<Variables>();
  const origins = createOrigins(options.allowedOrigins);
  const rateLimit = createRateLimit(options.rateLimitPerMinute);

  app.use(async (context, next) => {
    const requestId = randomUUID();
    context.set("requestId", requestId);
    const started = performance.now();
    const origin = context.req.header("Origin");
    if (context.req.method === "OPTIONS") context.res = new Response(null, { status: 204, headers: preflightHeaders });
    else await next();
    if (origin && origins.isKnown(origin)) {
      context.header("Access-Control-Allow-Origin", origin);
      context.header("Access-Control-Expose-Headers", exposedHeaders);
    }
    context.header("Vary", "Origin");
    context.header("X-Request-Id", requestId);
    context.header("X-Content-Type-Options", "nosniff");
    // The route's pattern, never the path: paths hold VINs, ids and referral codes.
    options.log.info({
      requestId,
      method: context.req.method,
      route: context.get("route") ?? "none",
      status: context.res.status,
      partner: context.get("partner"),
      ms: Math.round(performance.now() - started),
    });
  });

  app.use(
    bodyLimit({
      maxSize: options.bodyLimitBytes,
      onError: (context) => problemResponse(new ProblemError("BODY_TOO_LARGE"), (context as Context<Variables>).get("requestId")),
    }),
  );

  app.get("/v1/openapi.json", (context) => context.json(openApiDocument()));
  for (const route of options.routes) {
    const path = route.endpoint.path.replace(/\{(\w+)\}/g, ":$1");
    app.on(route.endpoint.method, path, (context) => serve(context, route));
  }

  app.notFound((context) => {
    const allowed = options.routes.filter(({ endpoint }) => matches(endpoint.path, context.req.path)).map(({ endpoint }) => endpoint.method);
    const problem = allowed.length > 0 ? new ProblemError("METHOD_NOT_ALLOWED", { allowed }) : new ProblemError("NOT_FOUND");
    return problemResponse(problem, context.get("requestId"));
  });
  app.onError((error, context) => {
    const requestId = context.get("requestId");
    if (error instanceof ProblemError) return problemResponse(error, requestId);
    options.log.error({ requestId, route: context.get("route"), error: describeError(error) });
    return problemResponse(new ProblemError("INTERNAL"), requestId);
  });
  return app;

  async function serve(context: Context<Variables>, route: Route): Promise<Response> {
    const { endpoint } = route;
    context.set("route", endpoint.path);
    if (endpoint.auth === "none") {
      if (endpoint.body) limitRate(context, "none");
      return answerWith(endpoint, await route.answer?.((await inputsOf(context, endpoint)) as Call<Endpoint>));
    }
    const partner = admit(context);
    const call: Call<Endpoint> = {
      ...(await inputsOf(context, endpoint)),
      partner,
      ...(await sessionFor(context, endpoint, partner)),
      revision: revisionOf(context),
    };
    needRevision(endpoint, call);
    if (route.events) return eventStream(await route.events(call), AbortSignal.any([options.stopping, context.req.raw.signal]));
    if (!route.answer) throw new Error(`${endpoint.id} has no answer`);
    return write(context, route as Required<Pick<Route, "endpoint" | "answer">>, call);
  }

  async function inputsOf(context: Context<Variables>, endpoint: Endpoint) {
    return {
      params: validate(endpoint.params, context.req.param(), "path") as undefined,
      query: validate(endpoint.query, context.req.query(), "query") as undefined,
      body: validate(endpoint.body, endpoint.body && (await bodyOf(context)), "body") as undefined,
      db: options.connection.db,
      ratings: options.ratings,
    };
  }

  function limitRate(context: Context<Variables>, caller: string): void {
    const wait = rateLimit.take(`${caller} ${getConnInfo(context).remote.address ?? ""}`);
    if (wait !== null) throw new ProblemError("RATE_LIMITED", { retryAfter: wait });
  }

  /** Who calls: the key's partner, from one of its own pages, and not too often. Calls without an Origin come from no page. */
  function admit(context: Context<Variables>): Partner {
    const partner = partnerByKey(context.req.header(headers.partnerKey) ?? "");
    // Made-up keys share one bucket: a new one for each request would be no limit.
    limitRate(context, partner?.id ?? "unknown");
    if (!partner) throw new ProblemError("PARTNER_KEY_INVALID");
    context.set("partner", partner.id);
    const origin = context.req.header("Origin");
    if (origin && !origins.isAllowed(partner, origin)) throw new ProblemError("ORIGIN_NOT_ALLOWED");
    return partner;
  }

  async function sessionFor(context: Context<Variables>, endpoint: Endpoint, partner: Partner): Promise<Pick<Call<Endpoint>, "sessionId" | "token">> {
    const token = /^Bearer ([\w-]{20,100})$/.exec(context.req.header("Authorization") ?? "")?.[1] ?? null;
    const sessionId = token === null ? null : await findSession(options.connection.db, partner.id, token);
    if (endpoint.auth === "session" && sessionId === null) throw new ProblemError("TOKEN_MISSING");
    return { sessionId, token: sessionId === null ? null : token };
  }

  async function write(context: Context<Variables>, { endpoint, answer }: Required<Pick<Route, "endpoint" | "answer">>, call: Call<Endpoint>): Promise<Response> {
    const reads = endpoint.method === "GET" || (endpoint.safe && endpoint.auth === "partner");
    if (reads) return answerWith(endpoint, await answer(call));
    const key = idempotencyKeyOf(context);
    if (endpoint.create && !key) throw new ProblemError("IDEMPOTENCY_KEY_REQUIRED");
    return options.connection.db.transaction(async (db) => {
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

/** Only what the contract declares leaves: a member too many would be a leak, one too few a bug to hear about. */
const shaped = (endpoint: Endpoint, value: unknown): unknown => endpoint.response?.parse(value);

const answerWith = (endpoint: Endpoint, value: unknown): Response => respond(endpoint, JSON.stringify(shaped(endpoint, value) ?? null), false);

function respond(endpoint: Endpoint, text: string, replayed: boolean): Response {
  const headers = { "Cache-Control": "no-store", ...(replayed && { "Idempotency-Replayed": "true" }) };
  if (!endpoint.response) return new Response(null, { status: endpoint.status, headers });
  return new Response(text, { status: endpoint.status, headers: { ...headers, "Content-Type": "application/json" } });
}

async function bodyOf(context: Context): Promise<unknown> {
  const text = await context.req.text();
  if (text === "") return {};
  if (!/^application\/json\b/i.test(context.req.header("Content-Type") ?? "")) throw new ProblemError("UNSUPPORTED_MEDIA_TYPE");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ProblemError("MALFORMED_JSON");
  }
}

const badHeader = (name: string): ProblemError => new ProblemError("VALIDATION", { errors: [{ pointer: `header/${name}`, message: "Invalid" }] });

function revisionOf(context: Context): number | null {
  const text = context.req.header(headers.revision);
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text)) throw badHeader(headers.revision);
  return Number(text);
}

/** A longer key can't be cut: two that begin alike would be one. */
function idempotencyKeyOf(context: Context): string | undefined {
  const key = context.req.header(headers.idempotencyKey);
  if (key && key.length > idempotencyKeyLength) throw badHeader(headers.idempotencyKey);
  return key;
}

function needRevision(endpoint: Endpoint, call: Call<Endpoint>): void {
  const isEmpty = Object.keys((call.body as object | undefined) ?? {}).length === 0;
  const needed = endpoint.revision === "required" || (endpoint.revision === "unlessEmpty" && !isEmpty);
  if (needed && call.revision === null) throw new ProblemError("REVISION_REQUIRED");
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith("{") || part === given[index]);
}

import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import type { Connection } from "../database/connection";
import { isOutage } from "../database/outage";
import { describeError } from "../database/describeError";
import type { Metrics } from "../metrics/metrics";
import type { Partners } from "../partners/partners";
import { lazy } from "../reference/lazy";
import { docsFile } from "./docs";
import type { Refuse, Route } from "./call";
import { openApiDocument } from "./openApi";
import { createAccessChecks } from "./accessChecks";
import type { HttpLimits } from "./limits";
import { exposedHeaders, preflightHeaders, type Origins } from "./origins";
import { ProblemError, problemResponse } from "./problemError";
import { spokenBy } from "./problemWords";
import { createLocalLimit } from "./localLimit";
import { inPortions } from "./portionedLimit";
import { createRateLimit, perMinute } from "./rateLimit";
import { isOperator, type DeskRoute } from "./deskRoute";
import { mayReadMetrics } from "./mayReadMetrics";
import { inRequestSpan } from "./requestSpan";
import { bodyOf } from "./readRequest";
import { createClientAddress } from "./clientAddress";
import { createServe } from "./serve";
import type { ServiceContext, Variables } from "./serviceContext";
import type { Webhook } from "./webhook";

export interface AppOptions {
  connection: Connection;
  /** Called before each call that changes something; null if only routes refuse calls. */
  refuse: Refuse | null;
  /** True if callers may turn off the state filter. Never in production. */
  anyState: boolean;
  /** The date and time for what depends on them; what is stored and scheduled follows the database's clock. */
  clock: () => Date;
  routes: readonly Route[];
  webhooks: readonly Webhook[];
  /** The operator's calls, and the token that opens them; null if there are none. */
  desk: { readonly token: string; readonly routes: readonly DeskRoute[] } | null;
  partners: Pick<Partners, "byKey">;
  origins: Origins;
  rateLimitPerMinute: number;
  limits: HttpLimits;
  /** Addresses and ranges of the proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  log: Logger;
  metrics: Metrics;
  /** Opens `/metrics`; with null only this machine may read it. */
  metricsToken: string | null;
  /** Aborts once the service is about to stop: each answer closes its connection, so that a balancer opens the next one elsewhere. */
  draining: AbortSignal;
  /** Aborts when the service stops: streams end. */
  stopping: AbortSignal;
}

const hungUp = 499;

/** The HTTP side: every route of the contract behind the same checks. */
export function createApp(options: AppOptions): Hono<Variables> {
  const app = new Hono<Variables>();
  const { partners, origins } = options;
  const clientAddress = createClientAddress(options.trustedProxies);
  const allowance = perMinute(options.rateLimitPerMinute);
  const accessChecks = createAccessChecks({
    partners,
    origins,
    referenceLimit: createLocalLimit(allowance),
    rateLimit: inPortions(createRateLimit(options.connection.db, allowance), allowance),
    guesses: createRateLimit(options.connection.db, perMinute(options.limits.guessesPerMinute)),
    addressOf: (context) => clientAddress(getConnInfo(context).remote.address ?? "", context.req.header("X-Forwarded-For")),
  });
  const serve = createServe({ ...options, doors: accessChecks, onStreamError: (error) => options.log.error({ error: describeError(error) }, "stream failed") });
  const openApi = lazy(() => JSON.stringify(openApiDocument()));

  app.use(async (context, next) => {
    const requestId = randomUUID();
    context.set("requestId", requestId);
    const started = performance.now();
    const origin = context.req.header("Origin");
    const isPreflight = context.req.method === "OPTIONS";
    if (isPreflight) context.res = new Response(null, { status: 204, headers: preflightHeaders });
    else await inRequestSpan(context, next);
    // A page outside all partners may read that it is refused: otherwise it couldn't tell a refusal from an outage.
    if (origin && (isPreflight || origins.isKnown(origin) || context.get("isTurnedAway"))) {
      context.header("Access-Control-Allow-Origin", origin);
      context.header("Access-Control-Expose-Headers", exposedHeaders);
    }
    if (options.draining.aborted) context.header("Connection", "close");
    context.header("Vary", "Origin");
    context.header("X-Request-Id", requestId);
    context.header("X-Content-Type-Options", "nosniff");
    // The route's pattern, never the path: paths contain VINs, ids and referral codes.
    const call = { method: context.req.method, route: context.get("route") ?? "none", status: context.res.status };
    const ms = performance.now() - started;
    options.metrics.request(call, ms / 1_000);
    options.log.info({ requestId, ...call, partner: context.get("partner"), ms: Math.round(ms) });
  });

  app.use(
    bodyLimit({
      maxSize: options.limits.bodyBytes,
      onError: (context) => refused(context as ServiceContext, new ProblemError("BODY_TOO_LARGE")),
    }),
  );

  app.get("/v1/openapi.json", async (context) => {
    await accessChecks.limitReference(context, "openapi");
    return context.body(openApi(), 200, { "Content-Type": "application/json", "Cache-Control": "public, max-age=3600" });
  });
  app.get("/metrics", async (context) => {
    context.set("route", "/metrics");
    if (!mayReadMetrics(context, options.metricsToken)) throw new ProblemError(options.metricsToken === null ? "NOT_FOUND" : "TOKEN_MISSING");
    return context.body(await options.metrics.text(), 200, { "Content-Type": options.metrics.register.contentType, "Cache-Control": "no-store" });
  });
  for (const path of ["/v1/docs", "/v1/docs/:file"]) {
    app.get(path, async (context) => {
      await accessChecks.limitReference(context, "openapi");
      return (await docsFile(context.req.raw, context.req.param("file") ?? "")) ?? context.notFound();
    });
  }
  for (const route of options.routes) {
    const path = route.endpoint.path.replace(/\{(\w+)\}/g, ":$1");
    app.on(route.endpoint.method, path, (context) => serve(context, route));
  }

  for (const { path, answer } of options.webhooks) {
    app.post(path, async (context) => {
      context.set("route", path);
      await accessChecks.limitRate(context, "webhook");
      return answer({ headers: context.req.raw.headers, text: await context.req.text(), params: context.req.param() });
    });
  }

  for (const { method, path, answer } of options.desk?.routes ?? []) {
    app.on(method, path, async (context) => {
      context.set("route", path);
      await accessChecks.limitRate(context, "desk");
      if (!isOperator(options.desk!.token, context.req.header("Authorization"))) throw new ProblemError("TOKEN_MISSING");
      const body = method === "POST" ? await bodyOf(context) : undefined;
      return context.json((await answer({ query: context.req.query(), body })) as object, 200, { "Cache-Control": "no-store" });
    });
  }

  app.notFound((context) => {
    const allowed = options.routes.filter(({ endpoint }) => matches(endpoint.path, context.req.path)).map(({ endpoint }) => endpoint.method);
    const problem = allowed.length > 0 ? new ProblemError("METHOD_NOT_ALLOWED", { allowed }) : new ProblemError("NOT_FOUND");
    return refused(context, problem);
  });
  app.onError((error, context) => {
    const requestId = context.get("requestId");
    if (error instanceof ProblemError) return refused(context, error);
    // A client that hung up gets no answer, and nothing is wrong: the log uses nginx's status for it.
    if (context.req.raw.signal.aborted) return new Response(null, { status: hungUp });
    if (isOutage(error)) {
      options.log.warn({ requestId, route: context.get("route"), error: describeError(error) }, "database out of reach");
      return refused(context, new ProblemError("SHUTTING_DOWN", { detail: "The database can't be reached for the moment.", retryAfter: 1 }));
    }
    options.log.error({ requestId, route: context.get("route"), error: describeError(error) });
    return refused(context, new ProblemError("INTERNAL"));
  });
  return app;
}

const refused = (context: ServiceContext, error: ProblemError): Response =>
  problemResponse(error, context.get("requestId"), spokenBy(context.req.header("Accept-Language")));

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith("{") || part === given[index]);
}

import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import pino from "pino";
import { connect } from "./database/connect";
import { createApp } from "./http/app";
import { httpLimits, type HttpLimits } from "./http/limits";
import type { AllowedOrigins } from "./http/origins";
import { startRatings } from "./rating/ratings";
import { purge } from "./retention/purge";
import { routesOf } from "./routes";

export interface ServiceOptions {
  /** 0 takes any free port. */
  port: number;
  /** Where the embedded database lives. Not used with a databaseUrl. */
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Pages that may call, for all partners or by partner id. Calls without an Origin header are no page's. */
  allowedOrigins: AllowedOrigins;
  /** pino's levels; "silent" for none. */
  logLevel?: string;
  /** Carriers answer so many times faster. */
  ratingSpeed?: number;
  /** For each partner key and address, whichever process answers. */
  rateLimitPerMinute?: number;
  /** Those that aren't given stay as they are. */
  limits?: Partial<HttpLimits>;
  /** Addresses and CIDR ranges of the proxies whose X-Forwarded-For is believed. None: the header is ignored. */
  trustedProxies?: readonly string[];
  /** Where hand-off tokens lead to: the origin of the external sites. */
  externalOrigin?: string;
}

export interface Service {
  /** http://localhost:4402 */
  url: string;
  /** Ends streams, lets requests finish (five seconds at most), hands unfinished ratings back, closes the database. */
  stop(): Promise<void>;
}

const hour = 3_600_000;

/** Starts the sandbox quote service. Rejects when the port is taken or another process holds the data directory. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const log = pino({ level: options.logLevel ?? "info", base: { pid: process.pid } });
  const limits = { ...httpLimits, ...options.limits };
  const connection = await connect(options);
  const ratings = await startRatings({ connection, speed: options.ratingSpeed ?? 1, log });
  const stopping = new AbortController();
  const app = createApp({
    connection,
    ratings,
    routes: routesOf(connection, stopping.signal, options.externalOrigin ?? "http://localhost:4403"),
    allowedOrigins: options.allowedOrigins,
    rateLimitPerMinute: options.rateLimitPerMinute ?? 1_200,
    limits,
    trustedProxies: options.trustedProxies ?? [],
    log,
    stopping: stopping.signal,
  });
  const server = await listen(app.fetch, options.port, limits).catch(async (error: unknown) => {
    await ratings.stop();
    await connection.close();
    throw error;
  });
  let purging = purge(connection.db, log);
  const tidying = setInterval(() => (purging = purge(connection.db, log)), hour);

  let stopped: Promise<void> | null = null;
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => (stopped ??= stop()),
  };

  async function stop(): Promise<void> {
    clearInterval(tidying);
    stopping.abort();
    await closed(server);
    await ratings.stop();
    await purging;
    await connection.close();
  }
}

/** Milliseconds between two looks for requests that take too long to arrive. */
const lookForSlow = 1_000;

function listen(fetch: Parameters<typeof serve>[0]["fetch"], port: number, { requestMs, silenceMs, sockets }: HttpLimits): Promise<Server> {
  return new Promise((resolve, reject) => {
    const serverOptions = { requestTimeout: requestMs, headersTimeout: requestMs, connectionsCheckingInterval: lookForSlow };
    const server = serve({ fetch, port, serverOptions }, () => resolve(server)) as Server;
    server.maxConnections = sockets;
    server.setTimeout(silenceMs);
    server.once("error", reject);
  });
}

/** Idle connections end at once, busy ones when they have answered or after five seconds. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), 5_000);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}

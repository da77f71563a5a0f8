import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { HttpLimits } from "./limits";

/** Milliseconds between checks for requests that take too long to arrive. */
const lookForSlow = 1_000;

/** True for hosts that can also be reached by name. */
const isLocal = (host: string): boolean => ["127.0.0.1", "::1", "0.0.0.0", "::", "localhost"].includes(host);

/** Rejects with one line that says what to change: the port, or the host. */
export function listen(fetch: Parameters<typeof serve>[0]["fetch"], { port, host }: { port: number; host: string }, { requestMs, silenceMs, sockets }: HttpLimits): Promise<Server> {
  return new Promise((resolve, reject) => {
    const serverOptions = { requestTimeout: requestMs, headersTimeout: requestMs, connectionsCheckingInterval: lookForSlow };
    const server = serve({ fetch, port, hostname: host, serverOptions }, () => resolve(server)) as Server;
    server.maxConnections = sockets;
    server.setTimeout(silenceMs);
    server.once("error", (error) => reject(explain(error, port, host)));
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken. Stop what listens there, or choose another PORT.`,
    EACCES: `Port ${port} needs more rights than this user has. Choose a PORT from 1024.`,
    EADDRNOTAVAIL: `HOST ${host} isn't an address of this machine.`,
    ENOTFOUND: `HOST ${host} isn't an address of this machine.`,
  };
  const reason = error.code === undefined ? undefined : reasons[error.code];
  return reason === undefined ? error : new Error(reason, { cause: error });
}

/** `http://localhost:4402`, as others on this machine write it. */
export const urlOf = (server: Server, host: string): string => `http://${isLocal(host) ? "localhost" : host}:${(server.address() as AddressInfo).port}`;

/** Idle connections end at once, busy ones when they have answered or after five seconds. */
export function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), 5_000);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}

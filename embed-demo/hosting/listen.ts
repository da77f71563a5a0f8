import { serve, type ServerType } from "@hono/node-server";
import type { Hono } from "hono";

export interface Listening {
  stop(): Promise<void>;
}

/** The address servers listen on unless HOST is set: nobody else on the network can reach it. */
export const ownAddress = "127.0.0.1";

/** Serves an app on a port, only to this machine unless `host` is given. Rejects when the port is taken. */
export function listen(app: Hono, port: number, host = ownAddress): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve({ fetch: app.fetch, port, hostname: host }, () => resolve({ stop }));
    server.on("error", reject);
    const stop = (): Promise<void> =>
      new Promise((stopped) => {
        server.close(() => stopped());
        // Browsers keep idle connections open. Files are short, so closing them cuts off nothing of value.
        if ("closeAllConnections" in server) server.closeAllConnections();
      });
  });
}

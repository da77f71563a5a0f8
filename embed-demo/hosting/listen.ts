import { serve, type ServerType } from "@hono/node-server";
import type { Hono } from "hono";

export interface Listening {
  stop(): Promise<void>;
}

/** Where a server listens while no HOST says otherwise: nobody else on the network reaches it. */
export const ownAddress = "127.0.0.1";

/** Serves an app on a port of this machine, for itself alone where no `host` is given. Rejects when the port is taken. */
export function listen(app: Hono, port: number, host = ownAddress): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve({ fetch: app.fetch, port, hostname: host }, () => resolve({ stop }));
    server.on("error", reject);
    const stop = (): Promise<void> =>
      new Promise((stopped) => {
        server.close(() => stopped());
        // Browsers keep idle connections open; files are short, so nothing of worth is cut off.
        if ("closeAllConnections" in server) server.closeAllConnections();
      });
  });
}

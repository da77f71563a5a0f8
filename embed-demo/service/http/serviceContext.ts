import type { Context } from "hono";

/** What one request gathers on its way, for its log line and its problem. */
export interface Variables {
  Variables: { requestId: string; route: string; partner: string };
}

export type ServiceContext = Context<Variables>;

import type { Context } from "hono";

/** What one request gathers on its way, for its log line and its problem. */
export interface Variables {
  Variables: {
    requestId: string;
    route: string;
    partner: string;
    /** The page is none of a partner's. */
    isTurnedAway: boolean;
  };
}

export type ServiceContext = Context<Variables>;

import type { Context } from "hono";

/** Data that a request collects for its log line and its problem. */
export interface Variables {
  Variables: {
    requestId: string;
    route: string;
    partner: string;
    /** The page belongs to no partner. */
    isTurnedAway: boolean;
  };
}

export type ServiceContext = Context<Variables>;

import type { EffectContextIn, EffectIn } from "./effectIn";
import type { Session } from "./session";

/** One action outside the page when a step of the session is completed. */
export type Effect = EffectIn<Session>;

export type EffectContext = EffectContextIn<Session>;

import type { EffectContextIn, EffectIn } from "./effectIn";
import type { Session } from "./session";

/** One thing that completing a step does outside the page, in a session. */
export type Effect = EffectIn<Session>;

export type EffectContext = EffectContextIn<Session>;

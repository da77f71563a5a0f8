import { chance } from "../service/reference/chance";

/**
 * A mishap on the way that doesn't change the answer: the first call of a key is refused for the moment, its answer is cut short, or a
 * call back is made twice.
 */
export type Hiccup = "overloaded" | "damaged" | "twice";

/** The share of calls that each of them befalls. */
const share = 0.01;

const hiccups: readonly Hiccup[] = ["overloaded", "damaged", "twice"];

export const hiccupOf = (carrierId: string, key: string): Hiccup | null => hiccups[Math.floor(chance("hiccup", carrierId, key) / share)] ?? null;

import { chance } from "../service/reference/chance";

/** The first call of a key that goes wrong on the way: refused for the moment, or its answer cut short. The next call succeeds. */
export type Hiccup = "overloaded" | "damaged";

/** The share of calls that each of them befalls. */
const share = 0.01;

export function hiccupOf(carrierId: string, key: string): Hiccup | null {
  const fate = chance("hiccup", carrierId, key);
  return fate < share ? "overloaded" : fate < 2 * share ? "damaged" : null;
}

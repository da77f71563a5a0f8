import { setTimeout as pause } from "node:timers/promises";

/** Looks that a fault has to outlast, and the milliseconds between two of them. */
const looks = 4;
const between = 700;

/**
 * The faults that stay. A price may arrive and a scroll may still be on its way while a screen is looked at: what is half faded
 * in then has half its contrast, and what a bar is over for that moment can't be hit.
 */
export async function lasting(look: () => Promise<string[]>): Promise<string[]> {
  let found = await look();
  for (let more = 1; more < looks && found.length > 0; more += 1) {
    await pause(between);
    found = await look();
  }
  return found;
}

import { setTimeout as pause } from "node:timers/promises";

/** The number of checks that a fault has to outlast, and the milliseconds between them. */
const looks = 4;
const between = 700;

/**
 * Returns the faults that last. A price may arrive or a scroll may be under way during a check; text that is fading in has
 * half its contrast, and a control may be under a bar for a moment.
 */
export async function lasting(look: () => Promise<string[]>): Promise<string[]> {
  let found = await look();
  for (let more = 1; more < looks && found.length > 0; more += 1) {
    await pause(between);
    found = await look();
  }
  return found;
}

import { setTimeout as pause } from "node:timers/promises";
import { apply, ask } from "../../harness/funnel";
import { newVisitor } from "./load";

/** Sessions of the noisy partner's key. */
const sessions = 4;
/** The application's revision after `apply`. */
const applied = 3;
/** Milliseconds until a refused call is repeated. */
const refused = 50;

/**
 * A partner's key at one address: each session changes an answer and asks every company again, without a pause, until the work
 * is done. Calls above the limit are refused with 429, as they would be in production.
 */
export async function besideNeighbour<Result>(urls: readonly string[], work: () => Promise<Result>): Promise<Result> {
  const neighbour = newVisitor(urls[0]!, "pk_auvane_demo");
  let isOver = false;
  const insist = async (url: string): Promise<void> => {
    const visitor = { ...neighbour, url };
    const { applicationId, token } = await apply(visitor, "auto");
    let revision = applied;
    while (!isOver) {
      const changed = { token, revision, body: { numberOfMiles: 10_000 + revision, yearsWithContinuousCoverageAuto: 3 } };
      try {
        await ask(visitor, "PATCH", `/applications/${applicationId}/additional-info`, changed);
        revision += 1;
        await ask(visitor, "POST", `/applications/${applicationId}/submission`, { token, body: {} });
      } catch (error) {
        if (!String(error).includes(": 429 ")) throw error;
        await pause(refused);
      }
    }
  };
  const noise = Promise.all(Array.from({ length: sessions }, (_none, index) => insist(urls[index % urls.length]!)));
  try {
    return await Promise.race([work(), noise.then(() => Promise.reject(new Error("The neighbour fell silent")))]);
  } finally {
    isOver = true;
    await noise;
  }
}

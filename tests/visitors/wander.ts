import fc from "fast-check";
import type { Browser } from "playwright";
import type { Origins } from "../../embed-demo/hosting/origins";
import { acts } from "./acts/acts";
import { hold } from "./invariants/hold";
import { paidOnce } from "./invariants/paidOnce";
import { begin } from "./model";
import { starts } from "./start";
import { openVisit } from "./visit";

/** Most acts of a visit. */
const length = 60;

interface WanderOptions {
  readonly browser: Browser;
  readonly origins: Origins;
  readonly seed: number;
  /** The way to the shortest visit that failed, as a finding prints it, and the acts that it took. */
  readonly path?: string;
  readonly replayPath?: string;
  /** Milliseconds for the search for a shorter visit that fails, too. */
  readonly shortening: number;
}

/** Lets one visitor wander. Returns the report of what didn't hold, with the shortest visit that shows it; null if all did. */
export async function wander({ browser, origins, seed, path, replayPath, shortening }: WanderOptions): Promise<string | null> {
  const visits = fc.noBias(fc.tuple(starts, fc.commands([acts], { maxCommands: length, size: "max", ...(replayPath !== undefined && { replayPath }) })));
  let end = Infinity;
  const property = fc.asyncProperty(visits, async ([start, commands]) => {
    // A visit that isn't tried any more is no shorter one that fails.
    if (Date.now() > end) return;
    const visit = await openVisit(browser, origins, start);
    try {
      await hold(visit);
      await fc.asyncModelRun(() => ({ model: begin(), real: visit }), commands);
      // Whatever went wrong, a visitor goes on once it's over.
      await visit.heal();
      await hold(visit);
      await paidOnce(visit);
    } catch (error) {
      end = Math.min(end, Date.now() + shortening);
      throw error;
    } finally {
      await visit.close();
    }
  });
  const details = await fc.check(property, {
    seed,
    numRuns: 1,
    // A visit that is shown again isn't shortened: the acts that it took are those of the first search alone.
    ...(path !== undefined && { path, endOnFailure: true }),
  });
  if (!details.failed) return null;
  const [start, commands] = details.counterexample?.[0] ?? [];
  const [, taken = ""] = /replayPath="([^"]*)"/.exec(String(commands)) ?? [];
  const again = `npm run visitors -- --seed ${seed} --path ${details.counterexamplePath ?? "0"} --replay ${taken}`;
  const error = details.errorInstance;
  // The stack tells a broken rule, which is found in hold(), from a call of the browser that failed in the tool itself.
  return [`${JSON.stringify(start)} ${String(commands)}`, error instanceof Error ? (error.stack ?? error.message) : String(error), again].join("\n");
}

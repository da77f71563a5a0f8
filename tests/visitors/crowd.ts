import type { Browser } from "playwright";
import type { Origins } from "../../embed-demo/hosting/origins";
import { done } from "./act";
import { wander } from "./wander";

interface CrowdOptions {
  readonly browser: Browser;
  readonly origins: Origins;
  /** The first visitor's seed; each next one has the next number. */
  readonly seed: number;
  /** Visitors at a time. */
  readonly workers: number;
  /** Milliseconds in which visitors begin. */
  readonly time: number;
  readonly shortening: number;
  readonly onFinding?: (report: string) => void;
}

export interface Crowd {
  readonly visits: number;
  readonly steps: number;
  readonly findings: readonly string[];
}

/** Lets visitors wander until the time is over, several at once. */
export async function crowd({ browser, origins, seed, workers, time, shortening, onFinding }: CrowdOptions): Promise<Crowd> {
  const end = Date.now() + time;
  const before = done.steps;
  const findings: string[] = [];
  let visits = 0;
  const lane = async (): Promise<void> => {
    while (Date.now() < end) {
      const own = seed + visits;
      visits += 1;
      const report = await wander({ browser, origins, seed: own, shortening });
      if (report === null) continue;
      findings.push(report);
      onFinding?.(report);
    }
  };
  await Promise.all(Array.from({ length: workers }, lane));
  return { visits, steps: done.steps - before, findings };
}

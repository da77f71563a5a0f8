import { counters, heap } from "../browser/counters";
import { settled } from "../browser/settled";
import type { Visit } from "../browser/visit";
import type { Sample } from "../figures";
import type { Noted } from "../probe/notes";

/** The score's definition: the largest window of at most five seconds, with gaps of at most one. */
function layoutShift(shifts: Noted["shifts"]): number {
  let best = 0;
  let sum = 0;
  let from = -Infinity;
  let last = -Infinity;
  for (const { at, value } of shifts) {
    if (at - last > 1_000 || at - from > 5_000) [sum, from] = [0, at];
    sum += value;
    last = at;
    best = Math.max(best, sum);
  }
  return best;
}

/** Sums the time over 50 ms of each task that ends after the first paint. */
const blocking = ({ longTasks, fcp }: Noted): number =>
  longTasks.filter(({ at, lasts }) => at + lasts > fcp).reduce((sum, { lasts }) => sum + Math.max(0, lasts - 50), 0);

/** Measures an untouched load until it has settled. */
export async function load(visit: Visit, firstField: string | undefined): Promise<Sample> {
  const { page, cdp, traffic, slowDown } = visit;
  await settled(visit, firstField);
  const noted = await page.evaluate(() => window.noted);
  const { work } = await counters(cdp);
  const requests = traffic.requests();
  const scripts = traffic.scripts().reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
  // Garbage collection takes long enough at full speed.
  await slowDown(false);
  const used = (await heap(cdp)) / 1_000_000;
  await slowDown(true);
  return {
    scripts,
    requests,
    lcp: noted.lcp,
    cls: layoutShift(noted.shifts),
    blocking: blocking(noted),
    mainThread: work,
    longestTask: Math.max(0, ...noted.longTasks.map(({ lasts }) => lasts)),
    heap: used,
  };
}

import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchKeepingPages } from "../harness/browser";
import { done } from "./act";
import { wander } from "./wander";

/**
 * A sample of what `npm run visitors` does for as long as one likes. The seeds are fixed, so that a failure is due to the change under
 * test, and its report has the command that shows it again.
 */
const seeds = [1, 2, 3, 4];

/** Acts of all these visits together, at least. */
const least = 100;

let browser: Browser;
beforeAll(async () => {
  browser = await launchKeepingPages();
});
afterAll(() => browser.close());

test(`random visitors, seeds ${seeds.join(", ")}, find nothing`, async () => {
  const reports = await Promise.all(seeds.map((seed) => wander({ browser, origins: inject("origins"), seed, shortening: 0 })));
  expect(reports.filter((report) => report !== null)).toEqual([]);
  expect(done.steps).toBeGreaterThan(least);
});

import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchKeepingPages } from "../harness/browser";
import { crowd } from "./crowd";

/** Milliseconds in which visitors begin; the last ones take some more. */
const time = 50_000;

/**
 * A sample of what `npm run visitors` does for as long as one likes. The seeds are the same each time, so that a failure is due to the
 * change under test, and its report has the command that shows it again.
 */
const seed = 1;

/** Acts of all visits together, at least, on a machine that does much else. */
const least = 50;

let browser: Browser;
beforeAll(async () => {
  browser = await launchKeepingPages();
});
afterAll(() => browser.close());

test(`random visitors, from seed ${seed} on, find nothing in a minute`, async () => {
  const { steps, findings } = await crowd({ browser, origins: inject("origins"), seed, workers: 4, time, shortening: 0 });
  expect(findings).toEqual([]);
  expect(steps).toBeGreaterThan(least);
});

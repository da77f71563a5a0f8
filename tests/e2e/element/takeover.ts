import type { Locator, Page } from "playwright";
import { expect } from "vitest";

/** The events that the host has heard, each with its detail. */
export const seen = (page: Page) => page.evaluate(() => Reflect.get(window, "seenEvents") as [string, Record<string, string>][]);

/** The first screen may be there, and typed into, before the widget is. */
export const runs = (page: Page, times = 1): Promise<void> =>
  expect.poll(async () => (await seen(page)).filter(([name]) => name === "iq-ready").length, { timeout: 20_000 }).toBe(times);

/** The first screen that doesn't wait for React, as long as it stands. */
export const painted = (page: Page): Locator => page.locator("insurance-quote [data-ahead]");

/** Until React's screen has taken the painted one's place, with what was said to it. */
export async function takenOver(page: Page): Promise<void> {
  await runs(page);
  await painted(page).waitFor({ state: "detached" });
}

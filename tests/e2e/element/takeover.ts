import type { Locator, Page } from "playwright";
import { expect } from "vitest";

/** Returns the events that the host has heard, with their details. */
export const seen = (page: Page) => page.evaluate(() => Reflect.get(window, "seenEvents") as [string, Record<string, string>][]);

/** Waits until the widget runs. Its first screen may be usable before. */
export const runs = (page: Page, times = 1): Promise<void> =>
  expect.poll(async () => (await seen(page)).filter(([name]) => name === "iq-ready").length, { timeout: 20_000 }).toBe(times);

/** Locates the painted first screen, which doesn't wait for React, as long as it is there. */
export const painted = (page: Page): Locator => page.locator("insurance-quote [data-ahead]");

/** Waits until React's screen has replaced the painted one and received what was typed into it. */
export async function takenOver(page: Page): Promise<void> {
  await runs(page);
  await painted(page).waitFor({ state: "detached" });
}

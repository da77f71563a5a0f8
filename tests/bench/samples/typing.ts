import { setTimeout as pause } from "node:timers/promises";
import { counters } from "../browser/counters";
import { latency } from "../browser/latency";
import type { Visit } from "../browser/visit";

const characters = 10;

/**
 * Returns the milliseconds of main-thread work per character in this field, typed at an easy pace, with the work that
 * follows when typing pauses.
 */
export async function typing({ page, cdp }: Visit, field: string): Promise<number> {
  await page.evaluate((selector) => {
    const found = window.fields.find(selector);
    found?.scrollIntoView({ block: "center", behavior: "instant" });
    found?.focus();
  }, field);
  await pause(400);
  const before = await counters(cdp);
  for (let typed = 0; typed < characters; typed += 1) {
    await page.evaluate(() => window.fields.armKey());
    await page.keyboard.press("a");
    await latency(page, "a character is drawn");
    await pause(100);
  }
  await pause(600);
  return ((await counters(cdp)).work - before.work) / characters;
}

import { setTimeout as pause } from "node:timers/promises";
import { counters } from "../browser/counters";
import { latency } from "../browser/latency";
import type { Visit } from "../browser/visit";

const characters = 10;

/** Milliseconds of work that a character costs in this field: typed at an easy pace, with what comes of it when the typing rests. */
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

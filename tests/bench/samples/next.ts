import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright";
import { counters } from "../browser/counters";
import { latency } from "../browser/latency";
import type { Visit } from "../browser/visit";
import type { Sample } from "../figures";
import type { NextStep } from "../pages/page";

/** Clicks the middle of the element. */
async function press(page: Page, selector: string): Promise<void> {
  const middle = await page.evaluate((wanted) => {
    const found = window.fields.find(wanted);
    if (!found) throw new Error(`Nothing to press: ${wanted}`);
    found.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  await pause(150);
  await page.mouse.move(middle.x, middle.y);
  await pause(100);
  await page.mouse.down();
  await page.mouse.up();
}

async function fill({ page, cdp }: Visit, answers: NextStep["fill"]): Promise<void> {
  for (const { selector, text } of answers) {
    await page.evaluate((wanted) => {
      const field = window.fields.find(wanted);
      if (!(field instanceof HTMLInputElement)) throw new Error(`No field: ${wanted}`);
      field.focus();
      field.select();
    }, selector);
    await cdp.send("Input.insertText", { text });
    await pause(80);
  }
}

/** Answers the first step, presses its button, and waits for the next step's first field. */
export async function next(visit: Visit, { fill: answers, next: button, secondField }: NextStep): Promise<Sample> {
  const { page, cdp } = visit;
  await fill(visit, answers);
  await pause(600);
  await page.evaluate((selector) => {
    if (window.fields.shown(selector)) throw new Error(`The field is there before the button was pressed: ${selector}`);
    window.fields.armClick(selector);
  }, secondField);
  const before = await counters(cdp);
  await press(page, button);
  const waited = await latency(page, `${secondField} after ${button}`);
  await pause(800);
  return { next: waited, nextWork: (await counters(cdp)).work - before.work };
}

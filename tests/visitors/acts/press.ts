import fc from "fast-check";
import { act } from "../act";
import { isWay } from "../tab";
import type { Visit } from "../visit";

/** Presses any button or link of the screen, or of the dialog over it. */
async function press({ tab }: Visit, pick: number, times: number): Promise<void> {
  const before = await tab.look();
  const ways = before.things.filter(isWay);
  const way = ways[pick % Math.max(1, ways.length)];
  if (!way) return;
  // Any of them may begin another quote, or end this one.
  tab.story.allowAgain();
  await tab.press(way, times);
}

export const presses = fc
  .record({ pick: fc.nat(80), times: fc.constantFrom(1, 1, 1, 2) })
  .map(({ pick, times }) => act(`press${times === 2 ? " twice" : ""}: way ${pick}`, (visit) => press(visit, pick, times)));

const keys = ["Tab", "Tab", "Tab", "Shift+Tab", "Enter", "Space", "ArrowDown", "ArrowRight", "ArrowUp", "Escape", "Home", "End", "Backspace"] as const;

/** Uses the keyboard alone. */
export const keyboard = fc.array(fc.constantFrom(...keys), { minLength: 1, maxLength: 8 }).map((pressed) =>
  act(`keys: ${pressed.join(" ")}`, async ({ tab }) => {
    tab.story.allowAgain();
    for (const key of pressed) await tab.page.keyboard.press(key);
  }),
);

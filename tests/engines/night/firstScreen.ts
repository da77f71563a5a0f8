import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { answerScreen } from "../answerScreen";
import { morgans } from "../answers";
import type { Person } from "../person";
import type { NightTest } from "./nightTest";

const field = "Home address";
const typed = "418 Alder";

/** Milliseconds in which the widget runs on a busy machine. */
const patience = 40_000;

const isRunning = `(() => {
  const root = document.querySelector("insurance-quote")?.shadowRoot;
  return Boolean(root?.querySelector("section")) && !root.querySelector("[data-brought], [data-ahead]");
})()`;

/** Waits until the running widget's screen has replaced the one in the page. */
async function takesOver({ tab }: Person): Promise<void> {
  const end = Date.now() + patience;
  while ((await tab.evaluate(isRunning)) !== true) {
    if (Date.now() > end) throw new Error("The widget doesn't take over.");
    await pause(100);
  }
}

export const firstScreen: readonly NightTest[] = [
  {
    name: "a first screen in the page's HTML can be read, typed into and left where no script runs",
    options: { complains: true },
    async visit({ person, goToPage }) {
      await goToPage("/host/auto-without-scripts/");
      await person.find({ role: "heading" });
      await person.fill(field, typed);
      expect((await person.look()).things.find(({ value }) => value !== undefined)?.value).toBe(typed);
      await person.press("Almost there!");
      await person.find({ role: "link", name: /^Continue on our site$/ });
    },
  },
  {
    name: "a first screen in the page's HTML keeps what is typed until scripts have come, and goes on",
    async visit({ person, goToPage }) {
      await goToPage("/host/auto-in-page/");
      await person.fill(field, typed);
      await takesOver(person);
      await person.until("What was typed", ({ things }) => things.find(({ value }) => value === typed));
      await person.press("Menu");
      await person.find({ role: "dialog" });
      await person.tab.press("Escape");
      await person.press("Enter address manually");
      await person.find({ role: "button", name: "Search for my address" });
      await answerScreen(person, morgans);
      await person.press("Almost there!");
      await person.sees("Tell us about the main driver");
    },
  },
];

import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { Person } from "../person";
import { sizes } from "../visiting";
import type { NightTest } from "./nightTest";
import { reachDriver } from "./reachDriver";

/** Looks until a scroll has ended, and the milliseconds between them. */
const looks = 15;
const between = 60;

/** Returns the focused thing, and what covers it once nothing scrolls; null outside the widget. */
async function stop(person: Person): Promise<string | null> {
  let focus = await person.reader.focus();
  for (let look = 0; look < looks && focus?.covered; look += 1) {
    await pause(between);
    focus = await person.reader.focus();
  }
  return focus?.isInside ? `${focus.role} ${focus.name}${focus.covered === null ? "" : ` is covered by ${focus.covered}`}` : null;
}

/** Tabs through the widget, and returns each stop. */
async function tabThrough(person: Person, key: "Shift+Tab" | "Tab"): Promise<readonly string[]> {
  const seen: string[] = [];
  for (let count = 0; count < 80; count += 1) {
    await person.tab.press(key);
    const at = await stop(person);
    if (at === null) return seen;
    seen.push(at);
  }
  throw new Error("The focus goes around in circles.");
}

export const stickyBars: readonly NightTest[] = [
  {
    name: "the main action of a long form stands at the window's bottom, and covers no focused control",
    async visit(visit) {
      const { person } = visit;
      await reachDriver(visit);
      const { id } = await person.find({ role: "button", name: "Save driver" });
      expect(await person.reader.bottomOf(id)).toBeLessThanOrEqual(sizes.phone.height);
      for (const key of ["Tab", "Shift+Tab"] as const) {
        const stops = await tabThrough(person, key);
        expect(stops.length).toBeGreaterThan(8);
        expect(stops.filter((one) => one.includes(" is covered by "))).toEqual([]);
      }
    },
  },
];

import { expect } from "vitest";
import type { Person } from "../person";
import type { Visit } from "../visiting";
import { walk } from "../walk";
import { others } from "../walks";
import type { NightTest } from "./nightTest";
import { reachDriver } from "./reachDriver";

/** A birth date as people write it, and as the field shows it once it is left. */
const written = [
  ["4/12/88", "04/12/1988"],
  ["04121989", "04/12/1989"],
  ["April 12 1990", "04/12/1990"],
  ["1991-04-12", "04/12/1991"],
] as const;

const opener = { role: "button", name: "Choose from a calendar" } as const;

/** A day's name ends in its year. */
const isDay = (name: string): boolean => /\d, \d{4}$/.test(name);
const timeOf = (day: string | undefined): number => new Date(day ?? "").getTime();

async function reachStart({ person, goToRoute }: Visit): Promise<void> {
  const { start, answers } = others.find(({ name }) => name.startsWith("renters"))!;
  await goToRoute(start);
  await walk(person, { answers, last: /^renters\/insurance-start$/ });
}

/** Returns the time of the day that has the focus, other than `before`. */
const focusedDay = (person: Person, before?: number): Promise<number> =>
  person.until("A day with the focus", ({ things }) => {
    const day = things.find(({ focused, name }) => focused && isDay(name));
    return day && timeOf(day.name) !== before ? timeOf(day.name) : undefined;
  });

const showsDay = (person: Person, day: number): Promise<unknown> => person.until("The day in its field", ({ things }) => things.find(({ value }) => value !== undefined && timeOf(value) === day));

const openerHasFocus = (person: Person): Promise<unknown> => person.until("The focus on the calendar's button", (screen) => person.allOf(screen, opener).find(({ focused }) => focused));

export const dates: readonly NightTest[] = [
  {
    name: "a birth date is taken as people write it",
    async visit(visit) {
      const { person, tab } = visit;
      await reachDriver(visit);
      for (const [typed, shown] of written) {
        await person.fill("Date of birth", typed);
        await tab.press("Tab");
        await person.until(`${shown} for ${typed}`, ({ things }) => things.find(({ value }) => value === shown));
      }
    },
  },
  {
    name: "a day is picked from the calendar by arrows and Enter, or with a pointer, and Escape closes it",
    async visit(visit) {
      const { person, tab } = visit;
      await reachStart(visit);
      await person.pressThing(opener);
      const first = await focusedDay(person);
      await tab.press("ArrowDown");
      const second = await focusedDay(person, first);
      expect(Math.round((second - first) / 86_400_000)).toBe(7);
      await tab.press("Enter");
      await showsDay(person, second);
      await openerHasFocus(person);
      await tab.press("Enter");
      await focusedDay(person);
      await tab.press("Escape");
      await openerHasFocus(person);
      await person.pressThing(opener);
      await person.press("Next month");
      const { name } = await person.until("A day of the next month", ({ things }) => things.find(({ role, name: day, disabled }) => role === "button" && / 10, \d{4}$/.test(day) && !disabled));
      await person.pressThing({ role: "button", name: new RegExp(`^${name}$`) });
      await showsDay(person, timeOf(name));
    },
  },
];

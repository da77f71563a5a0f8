import { expect, inject } from "vitest";
import { morgans } from "../answers";
import type { Person } from "../person";
import { routeOf, walk } from "../walk";
import { always } from "../walks";
import type { NightTest } from "./nightTest";
import { settles } from "../settles";
import { reachDriver, typeAddress } from "./reachDriver";

const empty = "(localStorage.clear(), sessionStorage.clear(), null)";
const driver = "Tell us about the main driver";

/** Reloads a screen, and waits until it is there again with its fields: its heading may come first. */
const reloadScreen = (person: Person) => async (route: string): Promise<void> => {
  await person.tab.reload();
  await person.until(`${route} after a reload`, (screen) => (routeOf(screen) === route && screen.things.some(({ role }) => role === "heading") ? true : undefined));
  await settles(person);
};

export const returning: readonly NightTest[] = [
  {
    name: "Back from another site shows what was typed, and goes on",
    async visit(visit) {
      const { person, tab, goToRoute } = visit;
      await goToRoute("auto/address");
      await typeAddress(visit);
      await tab.goto(`${inject("origins").external}/locations/`);
      await tab.back();
      expect((await person.find({ role: "textbox", name: "City" })).value).toBe(morgans.City);
      await person.press("Almost there!");
      await person.sees(driver);
    },
  },
  {
    name: "a visitor whose storage the browser has emptied starts again, without an error",
    async visit(visit) {
      const { person, tab, goToRoute, goToPage } = visit;
      await reachDriver(visit);
      // From a page of the same origin without the widget, which would keep its answers as it is left.
      await goToPage("/host-sheet.css");
      await tab.evaluate(empty);
      await goToRoute("auto/driver");
      await person.find({ role: "button", name: "Enter address manually" });
      await reachDriver(visit);
    },
  },
  ...always.map(({ name, start, ...options }): NightTest => ({
    name: `${name}, with a reload of every screen`,
    timeout: 600_000,
    async visit({ person, goToRoute }) {
      await goToRoute(start);
      await walk(person, { ...options, onScreen: reloadScreen(person) });
    },
  })),
];

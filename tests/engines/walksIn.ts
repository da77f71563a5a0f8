import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Engine } from "./engine";
import type { Person } from "./person";
import { keepScreen } from "./pictures";
import { readingFaults } from "./readingFaults";
import { settles } from "./settles";
import type { Visit } from "./visiting";
import { sizes, visiting } from "./visiting";
import { waitForQuotes, walk } from "./walk";
import { always, others } from "./walks";

const isPictured = Boolean(process.env["IQ_SHEET"]);
const isNight = Boolean(process.env["IQ_EVERY_WALK"]);

/** Milliseconds after which nothing moves on a screen that has settled. */
const stillness = 500;

/** Milliseconds for a walk whose every screen is looked at. */
const patience = 900_000;

const walks = isNight ? [...always, ...others] : always;
const settings = Object.entries(sizes).flatMap(([width, size]) => (["en", "es"] as const).map((language) => [`on a ${width}, in ${language}`, size, language] as const));

type OnScreen = (route: string) => Promise<void>;

/** Waits until a screen says all that it will say without the visitor. */
async function saysAll(person: Person, route: string): Promise<void> {
  if (route.endsWith("/policy-compare")) await waitForQuotes(person);
  await settles(person);
}

/** Keeps a picture of every screen before the visitor does anything. */
function picture(engine: Engine, { person, tab }: Visit, name: string): OnScreen {
  let index = 0;
  return async (route) => {
    await saysAll(person, route);
    await pause(stillness);
    await keepScreen(name, (index += 1), route.replace(/\/pay_[\w-]+/, ""), engine.name, await tab.screenshot());
  };
}

/** Looks at every screen as readers see it, and compares names and roles with the browser's own accessibility tree. */
function inspection({ person, tab }: Visit): { readonly onScreen: OnScreen; readonly found: readonly string[] } {
  const found: string[] = [];
  return {
    found,
    async onScreen(route) {
      await saysAll(person, route);
      found.push(...(await readingFaults(tab)).map((fault) => `${route}, ${fault}`));
      // Prices and messages may come and go between the two looks.
      for (let look = 0; look < 3; look += 1) {
        const named = (await person.look()).things.filter(({ name, role }) => name !== "" && role !== "status" && role !== "alert");
        const untold = await person.untold(named);
        if (untold.length === 0) return;
        if (look === 2) found.push(...untold.map(({ role, name }) => `${route}: the accessibility tree has no ${role} "${name}"`));
      }
    },
  };
}

/** Declares every walk for one engine. At night, those in English are by keyboard on a desktop, and look at every screen. */
export function walksIn(engine: () => Engine): void {
  describe.each(settings)("%s", (setting, size, language) => {
    const isInspected = isNight && language === "en";
    const hand = isInspected && size === sizes.desktop ? "keyboard" : "pointer";
    test.for(walks.map((one) => [`${one.name}${hand === "keyboard" ? " by keyboard" : ""}`, one] as const))("%s", { ...(isInspected && { timeout: patience }) }, ([name, { start, ...options }]) =>
      visiting(engine(), `${name} ${setting}`, { size, language, hand }, async (visit) => {
        await visit.goToRoute(start);
        const inspected = isInspected ? inspection(visit) : undefined;
        const onScreen = inspected?.onScreen ?? (isPictured ? picture(engine(), visit, `${name} ${setting}`) : undefined);
        await walk(visit.person, { ...options, ...(onScreen && { onScreen }) });
        expect(inspected?.found ?? []).toEqual([]);
      }),
    );
  });
}

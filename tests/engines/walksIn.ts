import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { quoteSite } from "../harness/sites";
import type { Engine, Tab } from "./engine";
import { createPerson } from "./person";
import { phrasebook } from "./phrasebook";
import { keepFailure, keepScreen } from "./pictures";
import { walk } from "./walk";
import { always, others } from "./walks";

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;
const isPictured = Boolean(process.env["IQ_SHEET"]);

/** Milliseconds after which nothing moves on a new screen. */
const stillness = 500;

const walks = process.env["IQ_EVERY_WALK"] ? [...always, ...others] : always;
const settings = Object.entries(sizes).flatMap(([width, size]) => (["en", "es"] as const).map((language) => [`on a ${width}, in ${language}`, size, language] as const));

/** Declares every walk for one engine. */
export function walksIn(start: () => Promise<Engine>): void {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.close());

  /** Keeps a picture of every screen as a visitor arrives at it. */
  function picture(tab: Tab, name: string): (route: string) => Promise<void> {
    let index = 0;
    return async (route) => {
      await pause(stillness);
      await keepScreen(name, (index += 1), route.replace(/\/pay_\w+/, ""), engine.name, await tab.screenshot());
    };
  }

  describe.each(settings)("%s", (setting, size, language) => {
    test.for(walks.map((one) => [one.name, one] as const))("%s", async ([name, { start: route, ...options }]) => {
      const tab = await engine.open(size);
      try {
        const address = new URL(quoteSite.at(inject("origins"), route));
        address.searchParams.set("lang", language);
        await tab.goto(address.href);
        await walk(createPerson(tab, phrasebook(language)), { ...options, ...(isPictured && { onScreen: picture(tab, `${name} ${setting}`) }) });
        expect(await tab.complaints()).toEqual([]);
      } catch (error) {
        await keepFailure(`${engine.name} ${name} ${setting}`, await tab.screenshot());
        throw error;
      } finally {
        await tab.close();
      }
    });
  });
}

import { expect } from "vitest";
import type { Walk } from "./walk";
import { walkRoutes } from "./walkRoutes";

/**
 * Drives an app, and then its page at `path`, which arrives with the widget's first screen in its HTML. Its handlers hear the
 * widget's first events although it is hydrated late.
 */
export const walkServerPage =
  (path: string): Walk =>
  async (visitor, arrived) => {
    await walkRoutes(visitor, arrived);
    const { page, origins } = visitor;
    await page.evaluate(() => sessionStorage.clear());
    const response = await page.goto(`${origins.sites}/host/${path}`);
    expect(await response?.text()).toMatch(/<insurance-quote [^>]*><template shadowrootmode="open">/);
    await visitor.arrive();
    await visitor.seesHeading("Tell us about your pet");
    expect(await page.locator("insurance-quote > template").count()).toBe(0);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "heard") as unknown)).toEqual(["iq-step", "iq-ready"]);
  };

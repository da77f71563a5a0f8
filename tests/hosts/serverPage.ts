import { expect } from "vitest";
import type { Visitor } from "../harness/visitor";

/**
 * Returns a walk to a host's page at `path`, which arrives with the widget's first screen in its HTML. Its handlers hear the
 * widget's first events although it is hydrated late.
 */
export const serverPage =
  (path: string) =>
  async (visitor: Visitor): Promise<void> => {
    const { page, origins } = visitor;
    await page.evaluate(() => sessionStorage.clear());
    const response = await page.goto(`${origins.sites}/host/${path}`);
    expect(await response?.text()).toMatch(/<insurance-quote [^>]*><template shadowrootmode="open">/);
    await visitor.arrive();
    await visitor.seesHeading("Tell us about your pet");
    expect(await page.locator("insurance-quote > template").count()).toBe(0);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "heard") as unknown)).toEqual(["iq-step", "iq-ready"]);
  };

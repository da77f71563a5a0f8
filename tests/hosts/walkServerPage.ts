import { expect } from "vitest";
import type { Walk } from "./walk";
import { walkRoutes } from "./walkRoutes";

/** Drives an app whose server renders its pages, and then a page that arrives with the widget's first screen in its HTML. */
export const walkServerPage: Walk = async (visitor, arrived) => {
  await walkRoutes(visitor, arrived);
  const { page } = visitor;
  await page.evaluate(() => sessionStorage.clear());
  const response = await page.goto(new URL("./", page.url()).href);
  expect(await response?.text()).toMatch(/<insurance-quote [^>]*><template shadowrootmode="open">/);
  await visitor.arrive();
  await visitor.seesHeading("Tell us about your pet");
  expect(await page.locator("insurance-quote > template").count()).toBe(0);
};

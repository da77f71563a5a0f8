import { expect } from "vitest";
import { reachPrices, seesPrices, type Walk } from "./walk";

/**
 * Drives pages that a script swaps in place, as Turbo and Astro's client router do: from a page without the widget to the one
 * with it and to prices, away, back to them, and away and to them by a link.
 */
export const walkVisits: Walk = async (visitor, arrived) => {
  const { page } = visitor;
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const goHome = async (): Promise<void> => {
    await page.getByRole("link", { name: "Home" }).click();
    await page.getByRole("heading", { name: "Prairie Lantern" }).waitFor();
    expect(await page.locator("insurance-quote").count()).toBe(0);
  };
  await arrived();
  await page.getByRole("link", { name: "Quote" }).click();
  await visitor.arrive();
  await reachPrices(visitor);

  await goHome();
  await page.goBack();
  await visitor.arrive();
  await seesPrices(visitor);
  expect(await page.locator("insurance-quote").count()).toBe(1);

  await goHome();
  // Turbo shows the page's earlier copy until it has the new one. In both, the visitor is at the prices again.
  await page.getByRole("link", { name: "Quote" }).click();
  await seesPrices(visitor);
  expect(await page.locator("insurance-quote").count()).toBe(1);
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument") as boolean)).toBe(true);
};

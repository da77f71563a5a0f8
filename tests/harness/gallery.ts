import type { Page } from "playwright";
import { expect } from "vitest";
import { lineSlugs } from "../../src/business/lines";

/** Returns every screen and state of the gallery once; a screen that several lines share is taken from the first of them. */
export async function screensAt(sites: string): Promise<readonly string[]> {
  const recipes = (await (await fetch(`${sites}/gallery/recipes.json`)).json()) as readonly { id: string }[];
  const own = new RegExp(`^(?:${lineSlugs.join("|")}|home|condo|vehicle)-`);
  const seen = new Set<string>();
  return recipes
    .map(({ id }) => id)
    .filter((id) => !id.includes("-case-") || /-case-(?:insured|premium)/.test(id))
    .filter((id) => !seen.has(id.replace(own, "")) && seen.add(id.replace(own, "")));
}

/** Returns all screens, of every line and every case. */
export const allScreensAt = async (sites: string): Promise<readonly string[]> =>
  ((await (await fetch(`${sites}/gallery/recipes.json`)).json()) as readonly { id: string }[]).map(({ id }) => id);

interface Look {
  readonly scheme: string;
  readonly language: string;
}

/** Changes scheme and language without reloading the screen. */
export const wear = (page: Page, { scheme, language }: Look): Promise<void> =>
  page.locator("insurance-quote").evaluate(async (element, [worn, spoken]) => {
    element.setAttribute("color-scheme", worn!);
    element.setAttribute("lang", spoken!);
    while (!element.shadowRoot!.querySelector(`section[lang="${spoken}"]`)) await new Promise((resolve) => setTimeout(resolve, 20));
  }, [scheme, language]);

export async function showScreen(page: Page, sites: string, screen: string, brand = "default", look: Look = { scheme: "light", language: "en" }): Promise<void> {
  await page.goto(`${sites}/gallery/frame/?${new URLSearchParams({ brand, screen, ...look }).toString()}`, { waitUntil: "commit" });
  await page.locator("html[data-state]").waitFor();
  expect.soft(await page.locator("html").getAttribute("data-state"), `${screen}, ${brand}`).toBe("ready");
  await page.locator("insurance-quote [data-ahead]").waitFor({ state: "detached" });
}

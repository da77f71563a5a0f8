import type { CDPSession, Page } from "playwright";
import { describe, expect } from "vitest";
import { lineSlugs } from "../../src/business/lines";
import { fitFaults } from "../harness/fit";
import { test } from "../harness/test";

interface Setting {
  readonly what: string;
  readonly size: { readonly width: number; readonly height: number };
  /** The browser's own font size. */
  readonly font: number;
  readonly dir?: "ltr" | "rtl";
}

const settings: readonly Setting[] = [
  { what: "320 px, which is 1280 at 400 %", size: { width: 320, height: 640 }, font: 16 },
  { what: "640 px, which is 1280 at 200 %", size: { width: 640, height: 512 }, font: 16 },
  { what: "a phone with a font of 32 px", size: { width: 390, height: 844 }, font: 32 },
  { what: "a font of 32 px at 320 px", size: { width: 320, height: 640 }, font: 32 },
  { what: "a desktop with a font of 32 px", size: { width: 1280, height: 900 }, font: 32 },
  { what: "a phone from right to left", size: { width: 390, height: 844 }, font: 16, dir: "rtl" },
  { what: "a desktop from right to left", size: { width: 1280, height: 900 }, font: 16, dir: "rtl" },
];

/** Every screen and state once: what several lines share is looked at with the first of them. */
async function screensAt(sites: string): Promise<readonly string[]> {
  const recipes = (await (await fetch(`${sites}/gallery/recipes.json`)).json()) as readonly { id: string; group: string; hold?: unknown }[];
  const own = new RegExp(`^(?:${lineSlugs.join("|")}|home|condo|vehicle)-`);
  const seen = new Set<string>();
  return recipes
    .filter(({ id }) => !id.includes("-case-") || /-case-(?:insured|premium)/.test(id))
    .filter(({ id }) => id !== "other" && !seen.has(id.replace(own, "")) && seen.add(id.replace(own, "")))
    .map(({ id }) => id);
}

async function show(page: Page, sites: string, screen: string): Promise<void> {
  await page.goto(`${sites}/gallery/frame/?brand=default&screen=${screen}`);
  await page.locator("html[data-state]").waitFor();
  expect(await page.locator("html").getAttribute("data-state"), screen).toBe("ready");
  await page.locator("insurance-quote [data-ahead]").waitFor({ state: "detached" });
}

async function apply(page: Page, chromium: CDPSession, { size, font, dir = "ltr" }: Setting): Promise<void> {
  await page.setViewportSize(size);
  await chromium.send("Page.setFontSizes", { fontSizes: { standard: font } });
  await page.locator("insurance-quote").evaluate((element, direction) => {
    element.setAttribute("dir", direction);
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, dir);
}

const parts = 4;

describe("every screen", () => {
  test.for(Array.from({ length: parts }, (_none, part) => part))(
    "is read whole at 320 px, at 200 and 400 %, with text twice as large, and from right to left (part %i)",
    { timeout: 600_000 },
    async (part, { open, origins }) => {
      const { page } = await open({ address: `${origins.sites}/gallery/frame/?brand=default&screen=auto-address` });
      const chromium = await page.context().newCDPSession(page);
      const screens = (await screensAt(origins.sites)).filter((_screen, index) => index % parts === part);
      expect(screens.length).toBeGreaterThan(15);
      for (const screen of screens) {
        await show(page, origins.sites, screen);
        for (const setting of settings) {
          await apply(page, chromium, setting);
          expect.soft(await fitFaults(page), `${screen}: ${setting.what}`).toEqual([]);
        }
      }
    },
  );

  test("shows its text twice as large in a browser whose font is 32 px, whatever the page's own is", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/gallery/frame/?brand=default&screen=auto-driver` });
    const chromium = await page.context().newCDPSession(page);
    const sizes = () =>
      page.locator("insurance-quote").evaluate((element) =>
        ["h1", "label", "input", "button[type=submit]", "footer p"].map((part) => parseFloat(getComputedStyle(element.shadowRoot!.querySelector(part)!).fontSize)),
      );
    await show(page, origins.sites, "auto-driver");
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { font-size: 10px } * { font-size: 9px }");
      document.adoptedStyleSheets = [sheet];
    });
    await page.setViewportSize({ width: 640, height: 900 });
    const before = await sizes();
    await chromium.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    // A window of 1280 px is then as narrow as one of 640, whose heading is of the same size.
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(sizes).toEqual(before.map((size) => size * 2));
  });
});

import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test } from "../harness/test";

const frameOf = (page: Page) => page.frameLocator("iframe");
const status = (page: Page) => page.getByRole("status").textContent();

describe("the gallery", () => {
  test("shows a screen in a state, by brand, width and scheme, and moves to the next by link and key", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/gallery/?screen=driver-errors&brand=auvane&width=390` });
    await expect.poll(() => status(page), { timeout: 30_000 }).toBe("As described");
    await frameOf(page).getByText("Enter a first name").first().waitFor();
    expect(await page.locator("iframe").evaluate((frame) => (frame as HTMLIFrameElement).contentWindow?.innerWidth)).toBe(390);

    await page.getByRole("link", { name: "1280" }).click();
    expect(new URL(page.url()).searchParams.get("width")).toBe("1280");
    expect(await page.locator("iframe").evaluate((frame) => (frame as HTMLIFrameElement).contentWindow?.innerWidth)).toBe(1280);

    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("ArrowRight");
    await frameOf(page).getByText("Not asked in California").first().waitFor();
    await page.goBack();
    await frameOf(page).getByText("Enter a first name").first().waitFor();

    await page.getByRole("link", { name: "dark" }).click();
    const scheme = (): Promise<string> => frameOf(page).locator("insurance-quote").evaluate((element) => getComputedStyle(element).colorScheme);
    await expect.poll(scheme).toBe("dark");
  });

  test("can be read in Spanish around the same screen", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/gallery/?screen=driver-errors&brand=auvane` });
    // Until the list of screens has loaded, the page's links are those of the first screen.
    await expect.poll(() => status(page), { timeout: 30_000 }).toBe("As described");
    await page.getByRole("link", { name: "Español" }).click();
    await page.getByRole("link", { name: "oscuro" }).waitFor();
    expect(new URL(page.url()).searchParams.get("screen")).toBe("driver-errors");
    await expect.poll(() => status(page), { timeout: 30_000 }).toBe("Como se describe");
    await page.getByRole("link", { name: "oscuro" }).click();
    expect(await page.getByLabel("Buscar una pantalla").isVisible(), "the chosen language holds").toBe(true);
    await page.reload();
    await page.getByLabel("Buscar una pantalla").waitFor();
  });

  test("says so when there is no such screen", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/gallery/?screen=nonsense` });
    await page.getByText("There is no screen called “nonsense”").waitFor();
    expect(await page.locator("iframe").count()).toBe(0);
  });
});

import type { BrowserContext, Page } from "playwright";
import { describe, expect } from "vitest";
import { timings } from "../../src/business/timings";
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

  test("doesn't pass the stand-in brand off as one whose content is away", async ({ open, origins }) => {
    const address = (screen: string) => `${origins.sites}/gallery/frame/?screen=${screen}&brand=auvane`;
    const prepare = (context: BrowserContext): Promise<unknown> =>
      context.route("**/auvane/content.json", (route) => route.fulfill({ body: "broken", headers: { "Access-Control-Allow-Origin": "*" } }));
    const { page } = await open({ address: address("types"), prepare });
    await page.getByText("The content of Auvane Motors didn't arrive: this is the stand-in brand.").waitFor();
    expect(await page.locator("html").getAttribute("data-state")).toBe("failed");
    await page.goto(address("content-dead"));
    await page.locator("html[data-state=ready]").waitFor();
  });

  test("waits for the content of a brand that takes longer than a widget waits", async ({ open, origins }) => {
    const prepare = async (context: BrowserContext): Promise<void> => {
      let isFirst = true;
      await context.route("**/auvane/content.json", async (route) => {
        if (isFirst) await new Promise((resolve) => setTimeout(resolve, timings.partnerContent * 1.5));
        isFirst = false;
        await route.continue();
      });
    };
    const { page } = await open({ address: `${origins.sites}/gallery/frame/?screen=types&brand=auvane`, prepare });
    await page.locator("html[data-state=ready]").waitFor();
    await page.getByRole("img", { name: "Auvane Motors" }).first().waitFor();
  });

  test("says so when there is no such screen", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/gallery/?screen=nonsense` });
    await page.getByText("There is no screen called “nonsense”").waitFor();
    expect(await page.locator("iframe").count()).toBe(0);
  });
});

import { chromium } from "playwright";
import { describe, expect, inject, it } from "vitest";
import { homes } from "./funnel/people";
import { findChromium } from "../harness/findChromium";

describe("a page restored from the back/forward cache", () => {
  // Playwright switches the cache off by default.
  it("goes on where it was", async () => {
    const { sites, external } = inject("origins");
    const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"], ignoreDefaultArgs: ["--disable-back-forward-cache"] });
    try {
      const page = await browser.newPage();
      await page.addInitScript(() => addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })));
      await page.goto(`${sites}/partner/`);
      const widget = page.locator("insurance-quote");
      await widget.scrollIntoViewIfNeeded();
      await widget.getByRole("button", { name: "Enter address manually" }).click();
      const field = (name: string) => widget.getByRole("textbox", { name }).or(widget.getByRole("combobox", { name }));
      await field("Street address").fill(homes.TX.line);
      await page.goto(`${external}/locations/`);
      await page.goBack({ waitUntil: "commit" });
      await expect.poll(() => page.evaluate(() => Reflect.get(window, "persisted"))).toBe(true);
      expect(await field("Street address").inputValue()).toBe(homes.TX.line);
      for (const [name, value] of [["City", homes.TX.city], ["State", homes.TX.state], ["ZIP code", homes.TX.zip]] as const) await field(name).fill(value);
      await widget.getByRole("button", { name: "Almost there!" }).click();
      await widget.getByRole("heading", { level: 1, name: "Tell us about the main driver" }).waitFor();
    } finally {
      await browser.close();
    }
  });
});

import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test } from "../harness/test";

const begin = (page: Page, label = "Begin with") => page.getByLabel(label).waitFor({ timeout: 120_000 });

describe("the studio's preview", () => {
  test("is beside a size out of proportion as its picture", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/` });
    await begin(page);
    await page.locator("details").evaluateAll((parts) => parts.forEach((part) => part.setAttribute("open", "")));
    await page.locator("#progress-height").fill("40");
    const fault = page.getByRole("listitem").filter({ hasText: "Parts of the progress bar are 40 px, out of proportion: write 2 to 16." });
    const picture = fault.getByRole("img", { name: "As a visitor sees it" });
    await picture.waitFor();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
  });
});

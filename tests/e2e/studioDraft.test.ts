import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test } from "../harness/test";

const opened = (page: Page) => page.getByLabel("Begin with").waitFor({ timeout: 120_000 });
const preview = (page: Page) => page.frameLocator("iframe[title]");
const checks = (page: Page) => page.getByRole("region", { name: "Checks", exact: true });

describe("the studio's draft", () => {
  test("shows what undo restores in the field that is being written", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/` });
    await opened(page);
    const color = page.locator("#color-action");
    const before = await color.inputValue();
    await color.fill("#0B5C5C");
    await page.keyboard.press("Control+z");
    await expect.poll(() => color.inputValue()).toBe(before);
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => color.inputValue()).toMatch(/^#0b5c5c$/i);
    await color.fill("#0B5");
    expect(await color.inputValue(), "half a color stays while it is written").toBe("#0B5");
  });

  test("is the same in two tabs, and says so when the browser can't keep it", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/` });
    await opened(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await opened(other);
    await page.locator("#name").fill("Heron Hill");
    await expect.poll(() => other.locator("#name").inputValue()).toBe("Heron Hill");
    await other.locator("#color-action").fill("#0B5C5C");
    await expect.poll(() => page.locator("#color-action").inputValue()).toBe("#0b5c5c");
    expect(await page.locator("#name").inputValue()).toBe("Heron Hill");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => other.locator("#color-action").inputValue()).not.toBe("#0b5c5c");

    await page.evaluate(() => (Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }));
    await page.locator("#name").fill("Heron Hill Mutual");
    await page.getByText("This browser can't keep your draft: export it before you leave.").waitFor();
  });

  test("keeps its preview while it can't be published, and says that it does", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/` });
    await opened(page);
    await preview(page).getByRole("heading", { level: 1 }).waitFor();
    const note = page.getByText("What has to be fixed isn't shown here");
    await page.locator("#partner-id").fill("No Id");
    await note.waitFor();
    await preview(page).getByRole("heading", { level: 1 }).waitFor();
    await page.locator("#partner-id").fill("heron-hill");
    await note.waitFor({ state: "detached" });
  });

  test("waits for the press in the preview on the next screen too, until Escape", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/` });
    await opened(page);
    await page.getByRole("button", { name: "Pick a text" }).click();
    await page.locator("#screen").selectOption("auto-driver");
    await preview(page).getByRole("heading", { level: 1 }).waitFor();
    await preview(page).getByText("First name", { exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.querySelector("#studio")!.shadowRoot!.activeElement?.id ?? "")).toMatch(/^text-/);
    await page.getByRole("button", { name: "Pick a text" }).click();
    await page.getByRole("button", { name: "Press a text below" }).press("Escape");
    await page.getByRole("button", { name: "Pick a text" }).waitFor();
  });

  test("names a fault as its field does, with what a visitor sees", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/` });
    await opened(page);
    for (const title of ["Shape", "Fonts", "Texts", "Company and links", "Pictures"]) await page.locator("summary", { hasText: title }).first().click();
    await page.getByText("Sizes and weights").click();
    await page.locator("#font-heading-size").fill("90");
    const size = checks(page).getByRole("listitem").filter({ hasText: "Fonts: Question, wide" });
    await size.getByRole("button", { name: "Show it in the preview" }).waitFor();
    await page.locator("#find-text").fill("What would you like to protect?");
    await page.locator(".found").first().click();
    await page.locator('[id="text-types.title"]').fill("مرحبا بالعالم");
    const seenAt = (text: string) => checks(page).getByRole("listitem").filter({ hasText: text }).getByRole("img", { name: "As a visitor sees it" }).first();
    await seenAt("Texts: “What would you like to protect?”").waitFor();
    await page.getByText("More colors").first().click();
    await page.locator("#color-text").fill("#DDDDDD");
    await seenAt("Colors: Headings and text").waitFor();
    await page.locator("#licensing-licenses").fill("ZZ 2155888");
    await seenAt("ZZ is no state").waitFor();
    await page.locator("#logo-alt").fill("Lorem ipsum");
    await seenAt("A screen reader says “Lorem ipsum” for your logo").waitFor();
    await checks(page).getByRole("button", { name: "Pictures: What a screen reader says for it" }).click();
    await expect.poll(() => page.evaluate(() => document.querySelector("#studio")!.shadowRoot!.activeElement?.id ?? "")).toBe("logo-alt");
  });
});

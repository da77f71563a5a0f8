import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { fitFaults } from "../harness/fit";
import { test } from "../harness/test";

/** 90 letters: quotes, markup, what replacements take for their own, a sign of several characters, and a word wider than a phone. */
const name = `"A" <b>B</b> & $& {name} 👨‍👩‍👧 Rechtsschutzversicherungsgesellschaften`.padEnd(90, "verband");
const title = "“Ash” & 'Oak', 5 < 7 $& 👨‍👩‍👧";

const openStudio = async (page: Page): Promise<void> => {
  await page.getByLabel("Begin with").waitFor({ timeout: 120_000 });
  await page.locator("details.section").evaluateAll((sections) => sections.forEach((section) => section.setAttribute("open", "")));
};

describe("the studio's names", () => {
  test("of 90 letters with markup in them are written as they are, in the preview, in letters and on the page", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/` });
    await openStudio(page);
    await page.locator("#name").fill(name);
    await page.locator("#partner-id").fill("ash-elm-oak");
    await page.getByRole("radio", { name: "Co-brand" }).check({ force: true });
    await page.locator("#cobrand-name").fill(name);
    await page.locator("#find-text").fill("like to protect");
    await page.locator(".found").first().click();
    await page.locator('[id="text-types.title"]').fill(title);
    const preview = page.frameLocator("iframe[title]");
    await preview.getByRole("heading", { name: title }).waitFor();
    await preview.getByText(`Insurance is sold by ${name} (`).waitFor();
    await page.locator("#screen").selectOption("page-policy");
    await preview.getByText(name, { exact: true }).waitFor();
    await page.locator("#screen").selectOption("page-payment");
    await preview.getByText(`To ${name}`).waitFor();
    expect(await preview.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.getByRole("button", { name: "Publish to this demo" }).click();
    await page.getByText("Published.", { exact: true }).waitFor();

    const { page: own } = await open({ address: `${origins.sites}/brands/ash-elm-oak/`, width: "phone" });
    await own.getByRole("heading", { name: title }).waitFor();
    expect(await own.title()).toContain(name);
    await own.getByRole("img", { name, exact: true }).or(own.getByRole("link", { name, exact: true })).first().waitFor();
    await own.getByText(`Insurance is sold by ${name} (`).waitFor();
    await own.locator("insurance-quote [data-ahead]").waitFor({ state: "detached" });
    expect(await fitFaults(own)).toEqual([]);
  });

  test("that run from right to left are named and pictured, before their sentences change places", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/` });
    await openStudio(page);
    await page.locator("#name").fill("Oak \u202eMutual");
    const fault = page.getByRole("listitem").filter({ hasText: "Runs from right to left in sentences" });
    await fault.getByRole("button", { name: "Brand: Name" }).waitFor();
    await fault.getByRole("img", { name: "As a visitor sees it" }).first().waitFor();
  });
});

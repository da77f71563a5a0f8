import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright";
import { beforeAll, expect, inject } from "vitest";
import { screenOf, screens } from "../../embed-demo/docs/tokens/screens";
import { tokens } from "../../src/partner/publish/tokens";
import { pageViolations, withAxe } from "../harness/axe";
import { test } from "../harness/test";

/** Milliseconds for the first request, which builds the docs, on a busy machine. */
const patience = 240_000;
beforeAll(async () => {
  while ((await fetch(`${inject("origins").sites}/docs/`)).status === 503) await setTimeout(500);
}, patience);

const names = tokens.map(({ group, name }) => `${group}.${name}`);
const choose = (page: Page, token: string): Promise<void> => page.getByRole("radio", { name: `${token} `, exact: false }).and(page.locator(`[value="${token}"]`)).check();
/** The sentence about a token once its screen is there. */
async function saidOf(page: Page, token: string): Promise<string> {
  const status = page.getByRole("status").filter({ hasText: `${token} ` });
  await status.waitFor({ timeout: 60_000 });
  return (await status.textContent())!;
}

// One test a screen, because the prices wait for the sandbox's companies.
test.for(screens)("each token is shown in place: $title", { timeout: 180_000 }, async (screen, { open, origins }) => {
  const { page } = await open({ address: `${origins.sites}/docs/partners/theming`, width: "desktop" });
  for (const token of names.filter((name) => screenOf(name) === screen)) {
    await choose(page, token);
    expect.soft(await saidOf(page, token)).toMatch(/changes \d+ parts?/);
  }
});

test("a token that was chosen before the page's scripts ran is shown once they have", async ({ open, origins }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const { page } = await open({
    address: "about:blank",
    prepare: (context) =>
      context.route(/\/docs\/.+\.js$/, async (route) => {
        await released;
        await route.continue();
      }),
  });
  await page.goto(`${origins.sites}/docs/partners/theming`, { waitUntil: "commit" });
  await choose(page, "color.action");
  release();
  expect(await saidOf(page, "color.action")).toMatch(/changes \d+ parts?/);
});

test("every listed token of the screens exists", () => {
  expect(screens.flatMap(({ shows }) => shows).filter((name) => !names.includes(name))).toEqual([]);
});

test.for([
  ["light", "desktop"],
  ["dark", "phone"],
] as const)("a chosen token changes in the widget, by key and by value, in the %s scheme on a %s", async ([colorScheme, width], { open, origins }) => {
  const { page } = await open({ address: `${origins.sites}/docs/partners/theming`, width, colorScheme, prepare: withAxe });
  const button = page.frameLocator("iframe").getByRole("button", { name: "Almost there!" });
  const fill = (): Promise<string> => button.evaluate((node) => getComputedStyle(node).backgroundColor);
  await choose(page, "color.line-strong");
  await saidOf(page, "color.line-strong");
  const before = await fill();
  await page.keyboard.press("ArrowDown");
  expect(await saidOf(page, "color.action")).toBe("color.action changes 1 part of this screen.");
  await page.getByRole("textbox", { name: "Value of color.action" }).fill("rgb(0, 100, 0)");
  await expect.poll(fill).toBe("rgb(0, 100, 0)");
  await page.getByText("insurance-quote { --iq-color-action: rgb(0, 100, 0); }").waitFor();
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect.soft(await pageViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Back to the brand's" }).click();
  await expect.poll(fill).toBe(before);
});

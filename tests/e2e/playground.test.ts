import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, inject } from "vitest";
import { pageViolations, withAxe } from "../harness/axe";
import { test } from "../harness/test";

/** Milliseconds for the first request, which builds the docs, on a busy machine. */
const patience = 240_000;
beforeAll(async () => {
  while ((await fetch(`${inject("origins").sites}/docs/`)).status === 503) await setTimeout(500);
}, patience);

test.for(["phone", "desktop"] as const)("the playground shows the widget, its code and its events, and keeps the setting in its address, on a %s", async (width, { open, origins }) => {
  const { page } = await open({ address: `${origins.sites}/docs/partners/playground?partner=prairie-lantern`, width, prepare: withAxe });
  const frame = page.frameLocator("iframe");
  await frame.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("combobox", { name: "Line", exact: true }).selectOption("renters");
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("es");
  await page.getByRole("combobox", { name: "Scheme", exact: true }).selectOption("dark");
  await expect.poll(() => frame.locator("insurance-quote").getAttribute("color-scheme")).toBe("dark");
  await frame.locator("insurance-quote").getByText(/dirección/i).first().waitFor();
  expect(new URL(page.url()).search).toBe("?partner=prairie-lantern&line=renters&color-scheme=dark&lang=es");
  await page.getByRole("listitem").filter({ hasText: "iq-ready" }).waitFor();
  await page.getByRole("button", { name: "React", exact: true }).click();
  await page.getByText('colorScheme="dark"').waitFor();
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect.soft(await pageViolations(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => page.getByRole("combobox", { name: "Line", exact: true }).inputValue()).toBe("renters");
});

test("the playground provokes a fault and an outcome", async ({ open, origins }) => {
  const { page } = await open({ address: `${origins.sites}/docs/partners/playground` });
  await page.getByRole("combobox", { name: "Fault", exact: true }).selectOption("bad-attribute");
  await page.getByRole("listitem").filter({ hasText: "bad-attribute" }).waitFor();
  await page.getByRole("combobox", { name: "Outcome, by last name", exact: true }).selectOption("No Quotes");
  expect(new URL(page.url()).search).toBe("?fault=bad-attribute&name=No+Quotes");
});

test.for(["HTML", "React", "Angular", "Tag manager"])("the playground's buttons copy the code for %s, and a link with the setting", async (kind, { open, origins }) => {
  const { page } = await open({ address: `${origins.sites}/docs/partners/playground?partner=auvane&line=pet`, permissions: ["clipboard-read", "clipboard-write"] });
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: kind, exact: true }).click();
  const shown = page.getByLabel(`Code for ${kind}`);
  await shown.waitFor();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await page.getByRole("status").filter({ hasText: `${kind} copied.` }).waitFor();
  expect(await clipboard()).toBe(await shown.textContent());
  expect(await clipboard()).toContain("auvane");
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByRole("status").filter({ hasText: "Link copied." }).waitFor();
  expect(await clipboard()).toBe(page.url());
});

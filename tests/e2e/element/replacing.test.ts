import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hostSite } from "./hostPage";

/** Tests a page that swaps its content and inserts the same widget again: it keeps what was typed. */
const host = await hostSite();

const field = (page: Page) => page.locator("insurance-quote input").first();
const readies = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, "seenEvents") as [string, { instance?: string }][]).flatMap(([name, detail]) => (name === "iq-ready" ? [detail.instance] : [])),
  );
const warnings = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, "seenEvents") as [string, { code?: string }][]).flatMap(([name, { code }]) => (name === "iq-error" ? [code] : [])));

const swaps: Readonly<Record<string, () => void | Promise<void>>> = {
  "body.innerHTML": () => {
    document.querySelectorAll("script").forEach((script) => script.remove());
    Reflect.set(document.body, "innerHTML", document.body.innerHTML);
  },
  "replaceWith a clone": () => {
    const element = document.querySelector("insurance-quote")!;
    element.replaceWith(element.cloneNode(true));
  },
  "a new body": () => document.body.replaceWith(document.body.cloneNode(true)),
  "another page and back, from a copy that the router has kept": async () => {
    const kept = document.body.cloneNode(true);
    document.body.replaceWith(document.createElement("body"));
    await new Promise((resolve) => setTimeout(resolve, 300));
    document.body.replaceWith(kept);
  },
  "another in its place, in one task": () => {
    const element = document.querySelector("insurance-quote")!;
    const parent = element.parentElement!;
    const copy = element.cloneNode(true);
    element.remove();
    parent.append(copy);
  },
};

describe.each([null, "quote"])("instance %s", (instance) => {
  it.each(Object.keys(swaps))("continues after %s", async (how) => {
    const tag = host.tag(instance === null ? "" : `instance="${instance}"`);
    const { page, troubles } = await host.open(`<main>${tag}</main><script src="${host.widget}/dist/insurance-quote.js"></script>`);
    await expect.poll(() => readies(page), { timeout: 20_000 }).toHaveLength(1);
    await field(page).fill("12 Oak");
    const before = page.url();
    await page.evaluate(swaps[how]!);
    await expect.poll(() => readies(page), { timeout: 20_000 }).toHaveLength(2);
    expect(await readies(page)).toEqual([instance ?? "1", instance ?? "1"]);
    expect(await field(page).inputValue()).toBe("12 Oak");
    expect(page.url()).toBe(before);
    expect(await warnings(page)).not.toContain("duplicate-instance");
    expect(troubles.filter((trouble) => !trouble.startsWith("Failed to load resource"))).toEqual([]);
    await page.close();
  });
});

it("keeps two widgets apart when their page is swapped", async () => {
  const { page } = await host.open(`<main>${host.tag()}${host.tag("", "renters")}</main><script src="${host.widget}/dist/insurance-quote.js"></script>`);
  await expect.poll(() => readies(page), { timeout: 20_000 }).toHaveLength(2);
  await page.locator("insurance-quote").nth(0).locator("input").first().fill("12 Oak");
  await page.locator("insurance-quote").nth(1).locator("input").first().fill("7 Elm");
  await page.evaluate(swaps["a new body"]!);
  await expect.poll(() => readies(page), { timeout: 20_000 }).toHaveLength(4);
  expect([...(await readies(page))].sort()).toEqual(["1", "1", "2", "2"]);
  expect(await page.locator("insurance-quote").nth(0).locator("input").first().inputValue()).toBe("12 Oak");
  expect(await page.locator("insurance-quote").nth(1).locator("input").first().inputValue()).toBe("7 Elm");
  await page.close();
});

import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright";
import { beforeAll, describe, expect, inject } from "vitest";
import { pages, spanish } from "../../embed-demo/docs/.vitepress/pages";
import { pageViolations, withAxe } from "../harness/axe";
import { test } from "../harness/test";

const links = ["/", ...[...pages, spanish].flatMap(({ items }) => items.map(({ link }) => link))];

/** Fails when something of the page needs sideways scrolling. */
const reflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A4, in CSS pixels. */
const paper = { width: 794, height: 1123 };

/** Milliseconds for the first request, which builds the docs, on a busy machine. */
const patience = 240_000;
beforeAll(async () => {
  while ((await fetch(`${inject("origins").sites}/docs/`)).status === 503) await setTimeout(500);
}, patience);

describe("the docs", () => {
  test("are linked from the demo's first page, and found by search, without a request to anywhere else", async ({ open, origins }) => {
    const requested: string[] = [];
    const { page } = await open({ address: `${origins.sites}/`, prepare: async (_context, opened) => void opened.on("request", (request) => requested.push(request.url())) });
    requested.length = 0;
    await page.getByRole("link", { name: "Docs" }).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    const box = page.getByRole("searchbox");
    // A press before the page's script runs does nothing.
    await expect
      .poll(async () => {
        if (!(await box.isVisible())) await page.getByRole("button", { name: "Search" }).click({ timeout: 2_000 }).catch(() => undefined);
        return box.isVisible();
      })
      .toBe(true);
    await box.fill("iq-validation");
    await page.getByRole("option").first().click();
    await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
    expect(requested.filter((url) => !url.startsWith("data:") && !url.startsWith(`${origins.sites}/`))).toEqual([]);
  });

  // One page of each kind; the longest tables differ in length alone.
  test.for([
    ["light", "phone"],
    ["light", "desktop"],
    ["dark", "phone"],
    ["dark", "desktop"],
  ] as const)("have nothing that axe finds, in the %s scheme on a %s", async ([colorScheme, width], { open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/docs/`, width, colorScheme, prepare: withAxe });
    for (const link of ["/", "/partners/embed", "/reference/events", "/operators/runbook", "/maintainers/figures", "/es/ten-minutes", "/nowhere"]) {
      await page.goto(`${origins.sites}/docs${link}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect.soft(await pageViolations(page), link).toEqual([]);
    }
  });

  test("fit a phone, and have an element for every anchor that a page links to", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/docs/`, width: "phone" });
    const anchors = new Map<string, Set<string>>();
    const ids = new Map<string, readonly string[]>();
    for (const link of links) {
      await page.goto(`${origins.sites}/docs${link}`);
      expect.soft(await reflow(page), `${link}: reflow`).toBe(0);
      ids.set(`/docs${link}`, await page.locator(".VPDoc [id]").evaluateAll((found) => found.map(({ id }) => id)));
      for (const href of await page.locator(".VPDoc a[href*='#']").evaluateAll((found) => found.map((one) => (one as HTMLAnchorElement).href))) {
        const { pathname, hash } = new URL(href);
        anchors.set(pathname, (anchors.get(pathname) ?? new Set()).add(decodeURIComponent(hash.slice(1))));
      }
    }
    for (const [path, wanted] of anchors) expect.soft([...wanted].filter((id) => id !== "" && !ids.get(path)?.includes(id)), path).toEqual([]);
  });

  test("have wide tables that keys scroll, each with a name", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/docs/operators/settings`, width: "phone" });
    const table = page.getByRole("table", { name: "Settings" });
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await page.goto(`${origins.sites}/docs/reference/events`);
    await page.getByRole("table", { name: "iq-step", exact: true }).waitFor();
    expect(await page.locator(".vp-doc table:not([aria-label])").count()).toBe(0);
  });

  test("are printed dark on white, in the dark scheme too", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/docs/partners/embed` });
    await page.setViewportSize(paper);
    const painted = async (colorScheme: "light" | "dark") => {
      await page.emulateMedia({ media: "screen", colorScheme });
      await page.goto(`${origins.sites}/docs/partners/embed`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.emulateMedia({ media: "print" });
      expect(await page.evaluate(() => matchMedia("print").matches)).toBe(true);
      expect(await page.locator("html").evaluate((root) => root.classList.contains("dark"))).toBe(colorScheme === "dark");
      expect(await page.locator(".vp-doc pre").evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)), "code that paper cuts off").not.toContainEqual(expect.toSatisfy((cut: number) => cut > 0));
      return page.locator("body, .vp-doc :is(h1, p, a, td, pre, code, code span)").evaluateAll((all) => all.map((one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor].join()));
    };
    expect(await painted("dark")).toEqual(await painted("light"));
  });

  test("are printed with every column of their tables", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/docs/` });
    await page.setViewportSize(paper);
    for (const link of ["/reference/config", "/reference/events", "/reference/element", "/reference/css", "/operators/settings", "/maintainers/figures", "/backends/contract", "/backends/test-inputs"]) {
      await page.emulateMedia({ media: "screen" });
      await page.goto(`${origins.sites}/docs${link}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.emulateMedia({ media: "print" });
      expect(await page.evaluate(() => matchMedia("print").matches)).toBe(true);
      const cut = await page.locator(".vp-doc table").evaluateAll((all) => all.map((table) => Math.round(table.getBoundingClientRect().left + table.scrollWidth - document.documentElement.clientWidth)));
      expect.soft(cut.filter((beyond) => beyond > 0), link).toEqual([]);
    }
  });

  test("say that a page doesn't exist", async ({ origins }) => {
    expect((await fetch(`${origins.sites}/docs/nowhere`)).status).toBe(404);
  });
});

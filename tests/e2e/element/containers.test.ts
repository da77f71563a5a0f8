import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hostSite } from "./hostPage";

/** Tests the widget's width in common containers, before its class is defined and after. */
const host = await hostSite();

const containers: readonly (readonly [name: string, body: (tag: string) => string])[] = [
  ["a block", (tag) => `<div>${tag}</div>`],
  ["a flex row", (tag) => `<div style="display:flex">${tag}</div>`],
  ["a flex row beside a text", (tag) => `<div style="display:flex">${tag}<p style="margin:0">Beside</p></div>`],
  ["a flex column", (tag) => `<div style="display:flex;flex-direction:column">${tag}</div>`],
  ["a centred flex column", (tag) => `<div style="display:flex;flex-direction:column;align-items:center">${tag}</div>`],
  ["a grid", (tag) => `<div style="display:grid">${tag}</div>`],
  ["a grid with its content in the middle", (tag) => `<div style="display:grid;place-content:center">${tag}</div>`],
  ["a grid with its items in the middle", (tag) => `<div style="display:grid;justify-items:center">${tag}</div>`],
  ["a table cell", (tag) => `<table style="border-spacing:0"><tr><td style="padding:0">${tag}</td></tr></table>`],
  ["a float", (tag) => `<div style="float:left">${tag}</div>`],
  ["an inline block", (tag) => `<div style="display:inline-block">${tag}</div>`],
  ["an absolute box", (tag) => `<div style="position:absolute;left:0">${tag}</div>`],
  ["fit-content", (tag) => `<div style="width:fit-content">${tag}</div>`],
  ["a dialog", (tag) => `<dialog open style="margin:0;padding:0;border:0">${tag}</dialog>`],
  ["a popover", (tag) => `<div popover style="margin:0;padding:0;border:0">${tag}</div><script>document.querySelector("[popover]").showPopover()</script>`],
];

/** Returns the widget's width, and by how much the page is wider than its window. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const { width } = document.querySelector("insurance-quote")!.getBoundingClientRect();
    const { scrollWidth, clientWidth } = document.documentElement;
    return { width, over: scrollWidth - clientWidth };
  });

describe.each([
  ["phone", 390, 300, 390],
  ["desktop", 1280, 640, 1280],
] as const)("on a %s", (_name, width, least, most) => {
  it.each(containers)("has a width in %s, the same before and after it is defined", async (_where, body) => {
    const letThrough = host.hold(/\/chunks\//);
    const script = `<script src="${host.widget}/dist/insurance-quote.js"></script>`;
    const { page } = await host.open(`${script}${body(host.tag())}`, {
      head: '<meta name="viewport" content="width=device-width"><style>body{margin:0}</style>',
      viewport: { width, height: 800 },
    });
    const before = await measured(page);
    expect(await page.evaluate(() => customElements.get("insurance-quote"))).toBeUndefined();
    expect(before.width).toBeGreaterThanOrEqual(least);
    expect(before.width).toBeLessThanOrEqual(most);
    expect(before.over).toBe(0);
    letThrough();
    await expect
      .poll(() => page.evaluate(() => (Reflect.get(window, "seenEvents") as [string][]).some(([name]) => name === "iq-ready")), { timeout: 20_000 })
      .toBe(true);
    expect(await measured(page)).toEqual(before);
    host.repair();
    await page.close();
  });
});

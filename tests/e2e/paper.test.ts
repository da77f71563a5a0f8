import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { fitFaults } from "../harness/fit";
import { resumed } from "../harness/resumed";
import { partnerSite } from "../harness/sites";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { widths } from "../harness/widths";
import { rowButtons, waitForQuotes } from "./funnel/quotes";

/** A sheet of Letter paper within its margins, in CSS pixels. */
const letter = { width: 739, height: 979 } as const;

const more = (visitor: Visitor) => visitor.button(/^Show \d+ more quotes?$/);

async function asPaper(page: Page): Promise<void> {
  await page.setViewportSize(letter);
  await page.emulateMedia({ media: "print" });
}

/**
 * Returns what a reader of the paper can't read: text and ticks too light for it, as a browser prints no backgrounds, parts that
 * stay in front of others, rows and a footer that a page's end may cut, rows that can't part from the next one, and answers that
 * are still folded away.
 */
const paperFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector("insurance-quote")!.shadowRoot!;
    const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const contrastWithWhite = (color: string): number => {
      brush.fillStyle = "#fff";
      brush.fillRect(0, 0, 1, 1);
      brush.fillStyle = color;
      brush.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...brush.getImageData(0, 0, 1, 1).data].map((value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
      return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
    };
    const isPrinted = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).clipPath === "none";
    const name = (element: Element): string => `${element.localName} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
    const isColored = (element: Element | null): boolean => element !== null && (getComputedStyle(element).printColorAdjust === "exact" || isColored(element.parentElement));
    return [...root.querySelectorAll("*")].flatMap((element) => {
      const style = getComputedStyle(element);
      const ownText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const isFolded = element.matches("details dd, details p") && !element.closest(".unprinted, header") && !isPrinted(element);
      if (isFolded && !element.matches(".vh")) return [`${name(element)} is folded away`];
      if (!isPrinted(element)) return [];
      return [
        ...((ownText || element.matches(":checked ~ * svg")) && !isColored(element) && contrastWithWhite(style.color) < 4.5 ? [`${name(element)} is too light`] : []),
        ...(/sticky|fixed/.test(style.position) ? [`${name(element)} is in front of others`] : []),
        ...(element.matches("li h2, li h3, li h4") && style.breakAfter === "avoid" ? [`${name(element)} holds its row to the next`] : []),
        ...(element.matches("li, tr, dl > div, footer, div:has(> label + details)") && style.breakInside !== "avoid" ? [`${name(element)} may be cut`] : []),
      ];
    });
  });

describe("on paper", () => {
  test("shows all quotes, with common coverages listed once, the reference and the number", async ({ visit }) => {
    const visitor = await visit({ ...resumed("policy-compare"), width: "phone" });
    await waitForQuotes(visitor);
    const hidden = Number(/\d+/.exec((await more(visitor).textContent()) ?? ""));
    await visitor.page.evaluate(() => (window.print = () => void dispatchEvent(new Event("beforeprint"))));
    await visitor.press("Print my quotes");
    await expect.poll(() => rowButtons(visitor).count()).toBe(10 + hidden);
    await asPaper(visitor.page);
    const common = visitor.widget.getByText(/^(?:All|Nearly all|Most|Most often): /);
    for (const coverage of ["bodily injury", "property damage", "collision deductible", "comprehensive deductible", "medical payments"]) {
      expect.soft(await common.textContent()).toContain(coverage);
    }
    await visitor.widget.getByText(/^Tell the advisor your reference: \w/).waitFor();
    await visitor.widget.getByText(/^Call \(800\)/).and(visitor.widget.locator("p")).waitFor();
    expect(await visitor.widget.getByText(/, \d\smore$/).count()).toBe(0);
    await visitor.page.emulateMedia({ media: "screen" });
    await visitor.page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await more(visitor).waitFor();
  });

  test("compares five quotes side by side on one sheet, without buttons", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare"));
    await waitForQuotes(visitor);
    await rowButtons(visitor).first().click();
    const terms = () => visitor.widget.locator("article dt").evaluateAll((all) => new Set(all.map((term) => Math.round(term.getBoundingClientRect().left))).size);
    expect(await terms(), "columns of an open row's terms").toBeGreaterThan(2);
    for (const at of [0, 1, 2, 3, 4]) await visitor.widget.getByRole("checkbox", { name: /^Compare / }).nth(at).click();
    const pressed = () => visitor.widget.getByRole("button").filter({ visible: true });
    await asPaper(visitor.page);
    await visitor.settled();
    expect(await terms()).toBeGreaterThan(2);
    expect(await pressed().count(), "buttons that aren't companies' names").toBe(await rowButtons(visitor).count());
    expect(await visitor.widget.getByRole("checkbox").filter({ visible: true }).count()).toBe(0);
    await visitor.page.emulateMedia({ media: "screen" });
    await visitor.page.setViewportSize(widths.phone);
    await visitor.press("Compare");
    await visitor.seesHeading("Compare 5 quotes");
    await visitor.page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await asPaper(visitor.page);
    await visitor.settled();
    const table = visitor.widget.getByRole("table");
    // Equal rows, which are folded on the screen, are told on paper, too.
    for (const row of [/^Bodily injury/, /^Claims rating/, /^Collision deductible/]) await table.getByRole("rowheader", { name: row }).waitFor();
    expect.soft(await paperFaults(visitor.page)).toEqual([]);
    expect(await table.getByRole("columnheader").filter({ visible: true }).count()).toBe(5);
    expect((await table.boundingBox())?.height).toBeLessThan(letter.height);
    expect(await table.evaluate((element) => [...element.querySelectorAll("th, td")].filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length)).toBe(0);
    expect(await pressed().count()).toBe(0);
  });

  test("breaks no company's name beside the visitor's own policy", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare"));
    await waitForQuotes(visitor);
    await more(visitor).click();
    const longest = (await visitor.widget.getByRole("checkbox", { name: /^Compare / }).evaluateAll((all) => all.map((box) => box.getAttribute("aria-label")!)))
      .sort((one, other) => Math.max(...other.split(" ").map((word) => word.length)) - Math.max(...one.split(" ").map((word) => word.length)))
      .slice(0, 5);
    for (const name of longest) await visitor.widget.getByRole("checkbox", { name, exact: true }).click();
    await visitor.press("Compare");
    await visitor.seesHeading("Compare 5 quotes");
    await visitor.widget.getByText("Compare with your current policy").click();
    await visitor.fill("Monthly price", "1,234.56");
    await asPaper(visitor.page);
    const heads = visitor.widget.getByRole("columnheader");
    await expect.poll(() => heads.filter({ visible: true }).count()).toBe(6);
    const broken = await heads.locator(".who").evaluateAll((names) =>
      names.flatMap((name) => {
        const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
        return [...(text?.nodeValue ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text!, index);
          range.setEnd(text!, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
  });

  test("shows all quotes in a host's page, without a press on the widget's own button", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare", { site: partnerSite }));
    await waitForQuotes(visitor);
    const hidden = Number(/\d+/.exec((await more(visitor).textContent()) ?? ""));
    await asPaper(visitor.page);
    await expect.poll(() => rowButtons(visitor).count()).toBe(10 + hidden);
    expect.soft(await paperFaults(visitor.page)).toEqual([]);
    expect.soft(await fitFaults(visitor.page)).toEqual([]);
  });

  test("is whole within the event by which a script prints, before any movement has begun", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare", { site: partnerSite }));
    await waitForQuotes(visitor);
    const hidden = Number(/\d+/.exec((await more(visitor).textContent()) ?? ""));
    const printed = await visitor.page.evaluate(async () => {
      dispatchEvent(new Event("beforeprint"));
      const root = document.querySelector("insurance-quote")!.shadowRoot!;
      const rows = [...root.querySelectorAll("article")];
      const moving = rows.filter((row) => row.closest("li")!.getAnimations({ subtree: true }).length > 0).length;
      // The list's observer, which fades what is below it, runs a microtask later.
      await Promise.resolve();
      return { rows: rows.length, moving, fading: root.getAnimations().filter((one) => !(one instanceof CSSTransition)).length };
    });
    expect(printed).toEqual({ rows: 10 + hidden, moving: 0, fading: 0 });
  });

  test.for(["default", "auvane", "prairie-lantern"])("has every answer and price of a purchase in the brand %s, dark on white in the dark scheme too", async (brand, { open, origins }) => {
    for (const screen of ["renters-purchase-review", "renters-purchase-plans", "renters-purchase-bound", "quotes-details", "home-discounts-confirmed"]) {
      const { page } = await open({ address: `${origins.sites}/gallery/frame/?${new URLSearchParams({ brand, screen, scheme: "dark", language: "en" }).toString()}` });
      await page.locator('html[data-state="ready"]').waitFor();
      await asPaper(page);
      expect.soft(await paperFaults(page), screen).toEqual([]);
      expect.soft(await fitFaults(page), screen).toEqual([]);
      await page.close();
    }
  });

  test("keeps the parts of one list as close together as on the screen", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/gallery/frame/?screen=quotes` });
    await page.locator('html[data-state="ready"]').waitFor();
    const gaps = () => page.locator("insurance-quote .dense").evaluateAll((stacks) => stacks.map((stack) => [getComputedStyle(stack).rowGap, ...[...stack.children].slice(1).map((part) => getComputedStyle(part).marginTop)]));
    const onScreen = (await gaps()).map(([gap]) => gap);
    expect(onScreen.length).toBeGreaterThan(0);
    await asPaper(page);
    for (const [index, [, ...margins]] of (await gaps()).entries()) expect(new Set(margins)).toEqual(new Set(margins.length > 0 ? [onScreen[index]] : []));
  });
});

import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { showScreen } from "../harness/gallery";
import { test } from "../harness/test";

/** Screens that together have every kind of control. */
const screens = ["types", "address-manual", "auto-driver", "condo-start-calendar", "renters-discounts", "quotes-details", "compare", "customize", "life-coverage-most", "pet-info", "renters-purchase-plans"];

const frame = (sites: string): string => `${sites}/gallery/frame/?brand=default&screen=${screens[0]!}`;

/** Returns what has the focus, and whether it has a ring; null outside the widget. */
const focused = (page: Page): Promise<{ readonly name: string; readonly hasRing: boolean } | null> =>
  page.locator("insurance-quote").evaluate((element) => {
    const active = element.shadowRoot!.activeElement;
    if (!active) return null;
    const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : [];
    const around = [active, ...labels, active.parentElement, active.parentElement?.parentElement].flatMap((one) => one ?? []);
    const hasRing = around.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
    return { name: `${active.localName} ${active.id || (active.textContent ?? "").trim().slice(0, 30)}`, hasRing };
  });

/** Returns what moves in a widget, and what goes on without an end. */
const movements = (page: Page): Promise<string[]> =>
  page.locator("insurance-quote").evaluate((element) => {
    const still = ["offset", "computedOffset", "easing", "composite", "opacity", "color", "backgroundColor", "borderTopColor", "borderRightColor", "borderBottomColor", "borderLeftColor"];
    return element.shadowRoot!.getAnimations().flatMap(({ effect }) => {
      // An animation of a millisecond is a jump: it holds rows at their old places for one frame.
      if (!(effect instanceof KeyframeEffect) || Number(effect.getTiming().duration) <= 1) return [];
      const moved = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe).filter((name) => !still.includes(name)));
      const endless = effect.getTiming().iterations === Infinity ? ["goes on without an end"] : [];
      return [...new Set([...moved, ...endless])].map((what) => `${effect.target?.className ?? ""}: ${what}`);
    });
  });

describe("for readers with settings of their own", () => {
  test("everything that takes the focus shows a ring, in light, dark and forced colors", async ({ open, origins }) => {
    const { page } = await open({ address: frame(origins.sites) });
    for (const [index, screen] of screens.entries()) {
      await page.emulateMedia({ forcedColors: index % 3 === 2 ? "active" : "none" });
      await showScreen(page, origins.sites, screen, "default", { scheme: index % 3 === 1 ? "dark" : "light", language: "en" });
      const stops = new Map<string, boolean>();
      for (let stop = 0; stop < 60; stop += 1) {
        await page.keyboard.press("Tab");
        const at = await focused(page);
        if (at) stops.set(at.name, at.hasRing);
        else if (stops.size > 0) break;
      }
      expect.soft(stops.size, screen).toBeGreaterThan(1);
      expect.soft([...stops].filter(([, hasRing]) => !hasRing).map(([name]) => name), screen).toEqual([]);
    }
  });

  test("with reduced motion nothing moves, and nothing fades on and on", async ({ open, origins }) => {
    const { page } = await open({ address: frame(origins.sites), unhurried: true });
    for (const screen of [...screens, "quotes-waiting", "quotes-arriving", "auto-loading"]) {
      await showScreen(page, origins.sites, screen);
      expect.soft(await movements(page), screen).toEqual([]);
    }
  });

  test("in forced colors a chosen answer doesn't look like the others", async ({ open, origins }) => {
    const { page } = await open({ address: frame(origins.sites) });
    await page.emulateMedia({ forcedColors: "active" });
    for (const screen of ["auto-driver", "renters-discounts", "pet-info", "renters-purchase-plans", "quotes-details"]) {
      await showScreen(page, origins.sites, screen);
      const alike = await page.locator("insurance-quote").evaluate((element) => {
        const looks = (choice: HTMLInputElement): string => {
          const label = choice.labels![0]!;
          const { borderTopWidth, borderTopColor, outlineStyle, backgroundColor, color } = getComputedStyle(label);
          const marks = [...label.querySelectorAll("svg, span, i")].map((mark) => [getComputedStyle(mark).opacity, getComputedStyle(mark).display, getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor, getComputedStyle(mark).borderTopWidth].join());
          return JSON.stringify([borderTopWidth, borderTopColor, outlineStyle, backgroundColor, color, marks]);
        };
        const choices = [...element.shadowRoot!.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]")].filter(({ labels }) => labels?.[0]?.checkVisibility());
        return choices.flatMap((choice) => {
          const before = choice.checked;
          choice.checked = false;
          const off = looks(choice);
          choice.checked = true;
          const on = looks(choice);
          choice.checked = before;
          return off === on ? [choice.labels![0]!.textContent ?? ""] : [];
        });
      });
      expect.soft(alike, screen).toEqual([]);
    }
  });

  test.for(["light", "dark"] as const)("in forced colors the prices keep their icons, arrows, badges and the open row's frame: %s", async (colorScheme, { open, origins }) => {
    const { page } = await open({ address: frame(origins.sites), colorScheme, forcedColors: "active" });
    await showScreen(page, origins.sites, "quotes-details");
    const { icons, faint, badges, frames } = await page.locator("insurance-quote").evaluate((element) => {
      const root = element.shadowRoot!;
      const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
      const lightness = (color: string): number => {
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
      };
      const contrast = (one: string, other: string): number => {
        const [light, dark] = [lightness(one), lightness(other)].sort((a, b) => b - a);
        return (light! + 0.05) / (dark! + 0.05);
      };
      const isClear = (color: string): boolean => /^(?:transparent|none|rgba\(.*, 0\))$/.test(color);
      const groundOf = (one: Element | null): string => {
        if (!one) return getComputedStyle(document.documentElement).backgroundColor;
        const { backgroundColor } = getComputedStyle(one);
        return isClear(backgroundColor) ? groundOf(one.parentElement) : backgroundColor;
      };
      /** The lines or solids of an icon that are seen on their ground. */
      const isSeen = (icon: SVGSVGElement): boolean => {
        const ground = groundOf(icon.parentElement);
        return [...icon.querySelectorAll("path, circle, rect, line, polyline, ellipse")].some((shape) => {
          const { stroke, fill } = getComputedStyle(shape);
          return [stroke, fill].some((color) => !isClear(color) && contrast(color, ground) >= 3);
        });
      };
      const icons = [...root.querySelectorAll("svg")].filter((icon) => icon.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
      const edge = (one: Element, pseudo?: string): boolean => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(one, pseudo);
        return parseFloat(borderTopWidth) >= 1 && borderTopStyle === "solid" && contrast(borderTopColor, groundOf(one)) >= 3;
      };
      return {
        icons: icons.length,
        faint: icons.filter((icon) => !isSeen(icon)).map((icon) => icon.parentElement!.outerHTML.slice(0, 200)),
        badges: [...root.querySelectorAll("li .badge > span")].map((badge) => edge(badge)),
        frames: [...root.querySelectorAll("li.open")].map((row) => edge(row, "::after")),
      };
    });
    expect(icons).toBeGreaterThan(20);
    expect.soft(faint).toEqual([]);
    expect.soft(new Set(badges)).toEqual(new Set([true]));
    expect.soft(frames).toEqual([true]);
  });
});

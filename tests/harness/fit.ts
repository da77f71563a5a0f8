import type { CDPSession, Page } from "playwright";
import { fitFaultsNow } from "./inPage/fitFaultsNow";
import { lasting } from "./lasting";

interface Setting {
  readonly what: string;
  readonly size: { readonly width: number; readonly height: number };
  /** The browser's default font size. */
  readonly font: number;
  readonly dir?: "ltr" | "rtl";
}

/**
 * Window and text settings of readers. Settings of one window size are adjacent, as resizing takes the time. The last one is
 * a desktop's window and font, in which the next screen is shown.
 */
export const settings: readonly Setting[] = [
  { what: "320 px, which is 1280 at 400 %", size: { width: 320, height: 640 }, font: 16 },
  { what: "a font of 32 px at 320 px", size: { width: 320, height: 640 }, font: 32 },
  { what: "a phone with a font of 32 px", size: { width: 390, height: 844 }, font: 32 },
  { what: "a phone from right to left", size: { width: 390, height: 844 }, font: 16, dir: "rtl" },
  { what: "640 px, which is 1280 at 200 %", size: { width: 640, height: 512 }, font: 16 },
  { what: "a desktop with a font of 32 px", size: { width: 1280, height: 900 }, font: 32 },
  { what: "a desktop from right to left", size: { width: 1280, height: 900 }, font: 16, dir: "rtl" },
];

/** Runs `fitFaults` in a setting, without reloading the screen. */
export async function fitFaultsIn(page: Page, chromium: CDPSession, { size, font, dir = "ltr" }: Setting): Promise<string[]> {
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  await chromium.send("Page.setFontSizes", { fontSizes: { standard: font } });
  return lasting(() => faultsOf(page, dir));
}

/**
 * Returns what a reader of a screen can't read or reach: content that overflows the widget, is cut off, leaves its control,
 * overlaps something else, or starts at the wrong end. An open dialog is checked alone. Content under a sticky bar doesn't
 * count, as it can be scrolled.
 */
export const fitFaults = (page: Page): Promise<string[]> => lasting(() => faultsOf(page, null));

/**
 * Sets the widget's direction, if one is given, and checks it once it has responded. This is a single call, because a run
 * makes a thousand of them.
 */
const faultsOf = (page: Page, dir: "ltr" | "rtl" | null): Promise<string[]> =>
  page.evaluate(`(async () => {
    if (${JSON.stringify(dir)}) document.querySelector("insurance-quote").setAttribute("dir", ${JSON.stringify(dir)});
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
    return (${fitFaultsNow.toString()})();
  })()`);

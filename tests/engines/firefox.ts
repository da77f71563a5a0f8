import type { Browser, ElementHandle, KeyInput, Page } from "puppeteer-core";
import { launch } from "puppeteer-core";
import { fontEnvironment, fontFolder } from "../harness/fonts";
import type { Engine, Key, Preference, Spoken, Tab, Told, WindowOptions } from "./engine";
import { paperText } from "./paperText";
import { sayViolations } from "./sayViolations";

const keys: Readonly<Partial<Record<Key, KeyInput>>> = { Space: " " };

/** Firefox's settings for each preference of a visitor. Those of an older one are of versions up to 121. */
const settings: Readonly<Record<Preference, Readonly<Record<string, boolean | number>>>> = {
  dark: { "layout.css.prefers-color-scheme.content-override": 0 },
  forcedColors: { "browser.display.document_color_use": 2 },
  largeText: { "font.size.variable.x-western": 32 },
  older: {
    "layout.css.anchor-positioning.enabled": false,
    "layout.css.relative-color-syntax.enabled": false,
    "layout.css.field-sizing.enabled": false,
    "dom.dialog.light-dismiss.enabled": false,
    "dom.security.trusted_types.enabled": false,
  },
};

async function press(page: Page, key: Key): Promise<void> {
  if (key !== "Shift+Tab") return page.keyboard.press(keys[key] ?? key);
  await page.keyboard.down("Shift");
  await page.keyboard.press("Tab");
  await page.keyboard.up("Shift");
}

/** True if the accessibility tree has the element with this role and name. The protocol finds by them, and tells neither. */
async function isTold(element: ElementHandle<Element>, { role, spoken }: Spoken): Promise<boolean> {
  // Firefox has no role for a summary.
  const isSummary = await element.evaluate((one) => one.localName === "summary");
  const found = await element.$$(`aria/${spoken}${isSummary ? "" : `[role="${role}"]`}`);
  await Promise.all(found.map((one) => one.dispose()));
  return found.length > 0;
}

async function untold(page: Page, things: readonly Spoken[], elements: string): Promise<readonly Told[]> {
  const all = await page.evaluateHandle(elements);
  const missing: Told[] = [];
  for (const [index, thing] of things.entries()) {
    const element = (await all.getProperty(String(index))).asElement();
    // An element that the page replaces meanwhile can't be asked.
    if (!element || !(await isTold(element as ElementHandle<Element>, thing).catch(() => false))) missing.push(thing);
    await element?.dispose();
  }
  await all.dispose();
  return missing;
}

function tabOf(page: Page, seen: readonly string[], close: () => Promise<void>): Tab {
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: "domcontentloaded" })),
    // A page of the back/forward cache never says that it has loaded.
    back: async () => void (await page.evaluate("history.back()")),
    reload: async () => void (await page.reload({ waitUntil: "domcontentloaded" })),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    moveTo: (x, y) => page.mouse.move(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => press(page, key),
    screenshot: async () => Buffer.from(await page.screenshot({ type: "png" })),
    paper: async () => paperText(await page.pdf()),
    untold: (things, elements) => untold(page, things, elements),
    complaints: () => Promise.resolve([...seen]),
    close,
  };
}

/** Starts Firefox. Each window is in a context of its own, so that it has nothing stored; one with a preference in a browser of its own. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const start = (further: Readonly<Record<string, boolean | number>>): Promise<Browser> =>
    launch({
      browser: "firefox",
      executablePath,
      headless: true,
      env: fontEnvironment(),
      extraPrefsFirefox: {
        "ui.prefersReducedMotion": 1,
        "ui.useOverlayScrollbars": 1,
        // A page's process may read fonts of the system alone.
        "security.sandbox.content.read_path_whitelist": `${fontFolder}/`,
        "intl.accept_languages": "en-US",
        ...further,
      },
    });
  const browser = await start({});
  const version = (await browser.version()).replace(/^\w+\//, "");
  return {
    name: `Firefox ${version}`,
    lacks: {},
    async open({ width, height, preference }: WindowOptions) {
      const own = preference ? await start(settings[preference]) : browser;
      const context = await own.createBrowserContext();
      const page = await context.newPage();
      const seen: string[] = [];
      page.on("pageerror", (error) => seen.push(`Uncaught ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`));
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warn") seen.push(message.text());
      });
      await page.evaluateOnNewDocument(sayViolations);
      await page.setViewport({ width, height });
      // A page in the background gets no focus and no blur.
      await page.bringToFront();
      return tabOf(page, seen, () => (own === browser ? context.close() : own.close()));
    },
    close: () => browser.close(),
  };
}

import type { KeyInput, Page } from "puppeteer-core";
import { launch } from "puppeteer-core";
import { fontEnvironment, fontFolder } from "../harness/fonts";
import type { Engine, Key, Tab, WindowOptions } from "./engine";
import { sayViolations } from "./sayViolations";

const keys: Readonly<Partial<Record<Key, KeyInput>>> = { Space: " " };

function tabOf(page: Page, seen: readonly string[], close: () => Promise<void>): Tab {
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: "domcontentloaded" })),
    back: async () => void (await page.goBack({ waitUntil: "domcontentloaded" })),
    reload: async () => void (await page.reload({ waitUntil: "domcontentloaded" })),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    moveTo: (x, y) => page.mouse.move(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(keys[key] ?? key),
    screenshot: async () => Buffer.from(await page.screenshot({ type: "png" })),
    complaints: () => Promise.resolve([...seen]),
    close,
  };
}

/** Starts Firefox. Each window is in a context of its own, so that it has nothing stored. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
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
    },
  });
  const version = (await browser.version()).replace(/^\w+\//, "");
  return {
    name: `Firefox ${version}`,
    async open({ width, height }: WindowOptions) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const seen: string[] = [];
      page.on("pageerror", (error) => seen.push(`Uncaught ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`));
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warn") seen.push(message.text());
      });
      await page.evaluateOnNewDocument(sayViolations);
      await page.setViewport({ width, height });
      return tabOf(page, seen, () => context.close());
    },
    close: () => browser.close(),
  };
}

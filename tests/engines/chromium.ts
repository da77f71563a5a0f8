import { chromium, type BrowserContext, type Page } from "playwright";
import { fontEnvironment } from "../harness/fonts";
import { quietFlags } from "../harness/browser";
import type { Engine, Tab, WindowOptions } from "./engine";
import { sayViolations } from "./sayViolations";

const tabOf = (page: Page, seen: readonly string[], close: () => Promise<void>): Tab => ({
  goto: async (address) => void (await page.goto(address, { waitUntil: "domcontentloaded" })),
  back: async () => void (await page.goBack({ waitUntil: "commit" })),
  reload: async () => void (await page.reload({ waitUntil: "domcontentloaded" })),
  evaluate: (expression) => page.evaluate(expression),
  click: (x, y) => page.mouse.click(x, y),
  moveTo: (x, y) => page.mouse.move(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  screenshot: () => page.screenshot(),
  complaints: () => Promise.resolve([...seen]),
  close,
});

/** Chromium's message for every status of 400 and above. */
const refused = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Opens a page whose console is listened to from the first byte on. */
export async function openTab(context: BrowserContext): Promise<{ readonly page: Page; readonly tab: Tab }> {
  await context.addInitScript(sayViolations);
  const page = await context.newPage();
  const seen: string[] = [];
  page.on("pageerror", (error) => seen.push(`Uncaught ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    if (/^(?:error|warning)$/.test(message.type()) && !refused.test(message.text())) seen.push(message.text());
  });
  return { page, tab: tabOf(page, seen, () => context.close()) };
}

/** Starts Chromium. Each window is in a context of its own, so that it has nothing stored. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: [...quietFlags], env: fontEnvironment() });
  return {
    name: `Chromium ${browser.version()}`,
    async open(size: WindowOptions) {
      const context = await browser.newContext({ viewport: size, locale: "en-US", reducedMotion: "reduce" });
      return (await openTab(context)).tab;
    },
    close: () => browser.close(),
  };
}

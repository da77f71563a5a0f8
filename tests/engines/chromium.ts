import { chromium, type BrowserContext, type Page } from "playwright";
import { fontEnvironment } from "../harness/fonts";
import { quietFlags } from "../harness/browser";
import type { Engine, Tab, Told, WindowOptions } from "./engine";
import { notTold } from "./notTold";
import { paperText } from "./paperText";
import { sayViolations } from "./sayViolations";

/** The accessibility tree's roles that the reader has another word for. */
const words: Readonly<Record<string, string>> = { image: "img" };

async function treeOf(page: Page): Promise<readonly Told[]> {
  const protocol = await page.context().newCDPSession(page);
  const { nodes } = await protocol.send("Accessibility.getFullAXTree");
  await protocol.detach();
  return nodes.flatMap(({ ignored, role, name }) => {
    const word = String(role?.value ?? "");
    return ignored ? [] : [{ role: words[word] ?? word, name: String(name?.value ?? "") }];
  });
}

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
  paper: async () => paperText(await page.pdf()),
  untold: async (things) => notTold(things, await treeOf(page)),
  complaints: () => Promise.resolve([...seen]),
  close,
});

/** Chromium's message for every status of 400 and above. */
const refused = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Opens a page whose console is listened to from the first byte on. */
export async function openTab(context: BrowserContext, close = (): Promise<void> => context.close()): Promise<{ readonly page: Page; readonly tab: Tab }> {
  await context.addInitScript(sayViolations);
  const page = await context.newPage();
  const seen: string[] = [];
  page.on("pageerror", (error) => seen.push(`Uncaught ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    if (/^(?:error|warning)$/.test(message.type()) && !refused.test(message.text())) seen.push(message.text());
  });
  return { page, tab: tabOf(page, seen, close) };
}

/** Starts Chromium. Each window is in a context of its own, so that it has nothing stored. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const start = (...flags: readonly string[]) =>
    chromium.launch({ executablePath, args: [...quietFlags, ...flags], ignoreDefaultArgs: ["--disable-back-forward-cache"], env: fontEnvironment() });
  const browser = await start();
  const older = "--disable-blink-features=HTMLPopoverAttribute,HTMLPopoverHint,CSSAnchorPositioning,StreamingDeclarativeShadowDOM,HTMLDialogLightDismiss,AtomicMove";
  return {
    name: `Chromium ${browser.version()}`,
    lacks: {},
    async open({ width, height, preference }: WindowOptions) {
      const own = preference === "older" ? await start(older) : browser;
      const context = await own.newContext({
        viewport: { width, height },
        locale: "en-US",
        reducedMotion: "reduce",
        colorScheme: preference === "dark" ? "dark" : "light",
        forcedColors: preference === "forcedColors" ? "active" : "none",
      });
      const { page, tab } = await openTab(context, () => (own === browser ? context.close() : own.close()));
      if (preference === "largeText") await (await context.newCDPSession(page)).send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      return tab;
    },
    close: () => browser.close(),
  };
}

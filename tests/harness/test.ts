import { mkdir } from "node:fs/promises";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { afterAll, test as base, expect as vitestExpect, inject } from "vitest";
import type { Origins } from "../../embed-demo/hosting/origins";
import { Api } from "./api";
import { launchWhole, sharedBrowser } from "./browser";
import { hurryFades } from "./hurryFades";
import type { Journal } from "./journal";
import { keepJournal } from "./journal";
import { keepLastSeen } from "./lastSeen";
import type { Site } from "./sites";
import { quoteSite } from "./sites";
import { Visitor } from "./visitor";
import { widths, type WidthName } from "./widths";

interface VisitOptions extends BrowserContextOptions {
  site?: Site;
  width?: WidthName;
  /** Another page than the site's first one. */
  address?: string;
  /** The same, by the widget's route. */
  route?: string;
  /** Runs fades at their own pace, for tests that look at them. So do visits without reduced motion. */
  unhurried?: boolean;
  /** Uses a complete browser, which fills in addresses and goes back at a swipe, as the shared headless shell does not. */
  wholeBrowser?: boolean;
  /** Called before the page loads, for routes and init scripts. */
  prepare?: (context: BrowserContext, page: Page) => Promise<unknown>;
}

interface Fixtures {
  origins: Origins;
  /** Opens a page in a browser context of its own, with a journal that has to stay empty. */
  visit: (options?: VisitOptions) => Promise<Visitor>;
  /** Like `visit`, but without waiting for the widget's first field. */
  open: (options: VisitOptions) => Promise<Visitor>;
}

let launched: Promise<Browser> | undefined;
const launchedWhole = (): Promise<Browser> => (launched ??= launchWhole());

afterAll(async () => {
  const whole = await launched;
  launched = undefined;
  await whole?.close();
});

const screenshots = ".cache/e2e";

interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly journal: Journal;
  readonly lastSeen: () => Promise<string>;
}

export const test = base.extend<Fixtures>({
  origins: async ({}, use) => {
    await use(inject("origins"));
  },
  open: async ({ origins, task }, use) => {
    const opened: Opened[] = [];
    await use(async ({ site = quoteSite, width = "desktop", address, route, prepare, unhurried = false, wholeBrowser = false, ...options }) => {
      // Movements without a graphics card take a fifth of a run's time, so tests that need them opt in.
      const context = await (await (wholeBrowser ? launchedWhole() : sharedBrowser())).newContext({ viewport: widths[width], locale: "en-US", reducedMotion: "reduce", ...options });
      context.setDefaultTimeout(60_000);
      const journal = await keepJournal(context);
      const page = await context.newPage();
      opened.push({ context, page, journal, lastSeen: keepLastSeen(page, origins.api) });
      if (!unhurried && options.reducedMotion !== "no-preference") await hurryFades(page);
      const api = new Api(context, origins);
      await prepare?.(context, page);
      await page.goto(address ?? (route === undefined ? site.start(origins) : site.at(origins, route)), { waitUntil: "domcontentloaded" });
      return new Visitor({ page, site, origins, journal, api });
    });
    const complaints = opened.flatMap(({ journal }) => journal.complaints);
    const lastSeen: string[] = [];
    if (task.result?.state === "fail") {
      await mkdir(screenshots, { recursive: true });
      const name = task.name.replace(/\W+/g, "-").slice(0, 100);
      await Promise.all(opened.map(({ page }, index) => page.screenshot({ path: `${screenshots}/${name}-${index}.png` }).catch(() => null)));
      lastSeen.push(...(await Promise.all(opened.map((one) => one.lastSeen()))));
    }
    await Promise.all(opened.map(({ context }) => context.close()));
    // An error thrown here would be thrown by every later attempt too, so what was seen joins the test's own error.
    if (lastSeen.length > 0) task.result?.errors?.push({ name: "Error", message: ["The pages when the test failed.", ...complaints, ...lastSeen].join("\n\n") });
    else vitestExpect(complaints, "complaints of the page").toEqual([]);
  },
  visit: async ({ open }, use) => {
    await use(async (options = {}) => {
      const visitor = await open(options);
      await visitor.arrive();
      return visitor;
    });
  },
});

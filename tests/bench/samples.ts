import { chromium } from "playwright";
import type { CDPSession, Page } from "playwright";
import { findChromium } from "../harness/findChromium";
import { probe } from "./probe";

/** A slow telephone on a slow line: what stack figures of others were taken with. */
const slow = { cpu: 4, kilobitsDown: 1_600, kilobitsUp: 750, latency: 150 };
const patience = 60_000;

export type Sample = Readonly<Record<string, number>>;

interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Bytes of scripts on the wire, heads included. */
  scriptBytes(): number;
}

interface Opening {
  readonly types?: boolean;
  readonly throttled?: boolean;
}

/** A browser and profile of its own for each sample: nothing is cached. */
async function withPage(url: string, { types = false, throttled = true }: Opening, measure: (opened: Opened) => Promise<Sample>): Promise<Sample> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    page.setDefaultTimeout(patience);
    const cdp = await page.context().newCDPSession(page);
    const scripts = new Set<string>();
    let bytes = 0;
    cdp.on("Network.responseReceived", ({ type, requestId }) => void (type === "Script" && scripts.add(requestId)));
    cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => (bytes += scripts.has(requestId) ? encodedDataLength : 0));
    await cdp.send("Network.enable");
    if (types) {
      await page.exposeFunction("typeNow", () => cdp.send("Input.insertText", { text: "1" }).catch(() => undefined));
    }
    // The compiler that runs this file wraps functions in a helper of its own, which the page doesn't have.
    await page.addInitScript("globalThis.__name = (made) => made");
    await page.addInitScript(probe, types);
    if (throttled) {
      await cdp.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: slow.latency,
        downloadThroughput: slow.kilobitsDown * 125,
        uploadThroughput: slow.kilobitsUp * 125,
      });
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: slow.cpu });
    }
    await page.goto(url, { waitUntil: "commit" });
    return await measure({ page, cdp, scriptBytes: () => bytes });
  } finally {
    await browser.close();
  }
}

/** Largest window of five seconds, with gaps of at most one: the definition of the score. */
function layoutShift(shifts: readonly { at: number; value: number }[]): number {
  let best = 0;
  let sum = 0;
  let from = -Infinity;
  let last = -Infinity;
  for (const { at, value } of shifts) {
    if (at - last > 1_000 || at - from > 5_000) [sum, from] = [0, at];
    sum += value;
    last = at;
    best = Math.max(best, sum);
  }
  return best;
}

/** An untouched load: what the page's own reader waits for and is held up by. */
export const load = (url: string, hasWidget: boolean): Promise<Sample> =>
  withPage(url, {}, async ({ page, scriptBytes }) => {
    await page.waitForLoadState("load");
    if (hasWidget) await page.waitForFunction(() => window.noted.shown !== null && customElements.get("insurance-quote") !== undefined);
    await page.waitForLoadState("networkidle");
    const { lcp, fcp, shifts, longTasks } = await page.evaluate(() => window.noted);
    const blocking = longTasks.filter(({ at, lasts }) => at + lasts > fcp).reduce((sum, { lasts }) => sum + Math.max(0, lasts - 50), 0);
    return { "JS, kB": scriptBytes() / 1_000, "host LCP, ms": lcp, CLS: layoutShift(shifts), "TBT, ms": blocking };
  });

/** From the start of the navigation to the frame with the first character, typed as early as the page lets anybody. */
export const firstField = (url: string): Promise<Sample> =>
  withPage(url, { types: true }, async ({ page }) => {
    await page.waitForFunction(() => window.noted.typed !== null);
    return { "first field accepts typing, ms": await page.evaluate(() => window.noted.typed ?? 0) };
  });

const cycles = { before: 10, counted: 100 };

async function heap(cdp: CDPSession): Promise<number> {
  for (let turn = 0; turn < 3; turn += 1) await cdp.send("HeapProfiler.collectGarbage");
  return (await cdp.send("Runtime.getHeapUsage")).usedSize;
}

/** What a hundred removals and insertions leave behind. */
export const growth = (url: string): Promise<Sample> =>
  withPage(url, { throttled: false }, async ({ page, cdp }) => {
    await page.waitForFunction(() => window.noted.shown !== null);
    const mount = (count: number) =>
      page.evaluate(async (times) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const place = document.querySelector("insurance-quote")!.parentElement!;
        for (let turn = 0; turn < times; turn += 1) {
          const before = document.querySelector("insurance-quote")!;
          const next = before.cloneNode(false) as Element;
          const after = before.nextSibling;
          before.remove();
          await frame();
          place.insertBefore(next, after);
          while (!next.shadowRoot?.querySelector("input")) await frame();
        }
      }, count);
    await cdp.send("HeapProfiler.enable");
    await mount(cycles.before);
    const before = await heap(cdp);
    await mount(cycles.counted);
    return { "heap growth, 100 mounts, kB": ((await heap(cdp)) - before) / 1_000 };
  });

/** From "See my quotes!" to the first price and to the last carrier, at the sandbox's own speed. */
export const quotes = (sites: string): Promise<Sample> =>
  withPage(`${sites}/gallery/frame/?screen=history&brand=default`, {}, async ({ page }) => {
    const widget = page.locator("insurance-quote");
    const submit = widget.getByRole("button", { name: "See my quotes!" });
    await submit.waitFor();
    await page.waitForLoadState("networkidle");
    const started = Date.now();
    // By the keyboard: a pointer that comes to rest on a quote holds the list.
    await submit.press("Enter");
    await widget.locator("article").first().waitFor();
    const first = Date.now() - started;
    await widget.getByRole("heading", { level: 1, name: /your prices are in$/ }).waitFor();
    return { "first quote after submit, ms": first, "last quote after submit, ms": Date.now() - started };
  });

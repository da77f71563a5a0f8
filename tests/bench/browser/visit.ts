import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "playwright";
import type { CDPSession, Page } from "playwright";
import { quietFlags } from "../../harness/browser";
import { findChromium } from "../../harness/findChromium";
import type { PageFields } from "../probe/fields";
import { installFields } from "../probe/fields";
import type { Noted } from "../probe/notes";
import { installNotes } from "../probe/notes";
import { othersShare, processorTimes } from "./others";
import type { Traffic } from "./traffic";
import { watchTraffic } from "./traffic";

/** A slow phone on a slow line: bytes per second, and milliseconds per request. */
const slow = {
  processor: 4,
  line: { offline: false, latency: 150, downloadThroughput: 1_600 * 125, uploadThroughput: 750 * 125 },
} as const;

const flags = [
  ...quietFlags,
  // Requests outside this machine would distort the measurements.
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
];

declare global {
  interface Window {
    noted: Noted;
    fields: PageFields;
  }
}

export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly traffic: Traffic;
  /** Slows the CPU down, or restores its own speed. */
  slowDown(on: boolean): Promise<unknown>;
}

export interface Visiting {
  readonly url: string;
  /** Selector of the first field, watched from the start. */
  readonly firstField?: string | undefined;
  /** False for measurements that aren't about speed. */
  readonly throttled?: boolean;
  /** Further flags for the browser. */
  readonly flags?: readonly string[];
  /** A script that runs in the page before any other. */
  readonly ahead?: string;
  /** Milliseconds that the visitor takes before everything they do. */
  readonly pace?: number;
  /** Milliseconds per request instead of the slow line's; 0 for no line at all. */
  readonly roundTrip?: number;
  /** Measures once, however busy the machine is. */
  readonly once?: boolean;
}

/**
 * The CPU share that other processes may take before a timing sample is repeated, the number of attempts, and the pause
 * before each in milliseconds.
 */
const quiet = { share: 0.1, attempts: 3, pause: 5_000 } as const;

/**
 * Measures each sample in a browser and profile of its own, so that nothing is cached. Repeats a timing sample if other
 * processes were busy meanwhile; if they always are, the least disturbed sample counts.
 */
export async function visit<Found>(visiting: Visiting, measure: (visit: Visit) => Promise<Found>): Promise<Found> {
  const attempts = visiting.throttled === false || visiting.once ? 1 : quiet.attempts;
  let best = await once(visiting, measure);
  for (let attempt = 1; attempt < attempts && best.disturbed > quiet.share; attempt += 1) {
    await pause(quiet.pause);
    const again = await once(visiting, measure);
    if (again.disturbed < best.disturbed) best = again;
  }
  if (attempts > 1 && best.disturbed > quiet.share) {
    process.stderr.write(`Others took ${Math.round(best.disturbed * 100)} % of the processors meanwhile: ${visiting.url}\n`);
  }
  return best.found;
}

async function once<Found>({ url, firstField, throttled = true, flags: more = [], ahead = "", pace = 0, roundTrip = slow.line.latency }: Visiting, measure: (visit: Visit) => Promise<Found>): Promise<{ found: Found; disturbed: number }> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...flags, ...more], slowMo: pace });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    page.setDefaultTimeout(90_000);
    const cdp = await page.context().newCDPSession(page);
    const traffic = await watchTraffic(cdp);
    await cdp.send("Performance.enable");
    const argument = JSON.stringify(firstField ?? null);
    // The compiler that runs this file wraps functions in a helper that the page doesn't have.
    await page.addInitScript({ content: `globalThis.__name = (made) => made; (${installFields})(); (${installNotes})(${argument}); ${ahead}` });
    const slowDown = (on: boolean) => cdp.send("Emulation.setCPUThrottlingRate", { rate: on && throttled ? slow.processor : 1 });
    if (throttled && roundTrip > 0) await cdp.send("Network.emulateNetworkConditions", { ...slow.line, latency: roundTrip });
    await slowDown(true);
    const before = processorTimes();
    await page.goto(url, { waitUntil: "commit" });
    const found = await measure({ page, cdp, traffic, slowDown });
    return { found, disturbed: othersShare(before, processorTimes()) };
  } finally {
    await browser.close();
  }
}

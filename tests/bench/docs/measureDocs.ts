import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { originsOf } from "../../../embed-demo/hosting/origins";
import { runNode } from "../../../embed-demo/hosting/runNode";
import { startStack } from "../../harness/stack";
import { held } from "../bounds";
import { settled } from "../browser/settled";
import { visit } from "../browser/visit";
import { median } from "../figures";
import { load } from "../samples/load";
import { markdown } from "../table";
import { axeFindings } from "./axeFindings";

/** A short page, a long one, one with pictures, one with the longest tables, one in Spanish, and one with the widget in it. */
const pages = ["/", "/partners/ten-minutes", "/partners/embed", "/reference/events", "/maintainers/house", "/es/ten-minutes", "/partners/playground"];

/** Most milliseconds until the largest part of a page is painted, on the slow phone. */
const bound = 1_000;

interface Weighed {
  readonly lcp: number;
  readonly cls: number;
  readonly blocking: number;
  readonly requests: number;
  readonly kilobytes: number;
}

const weigh = (url: string): Promise<Weighed> =>
  visit({ url }, async (opened) => {
    await settled(opened, undefined);
    const { lcp = 0, cls = 0, blocking = 0, requests = 0 } = await load(opened, undefined);
    const bytes = await opened.page.evaluate(() =>
      [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
    );
    return { lcp, cls, blocking, requests, kilobytes: bytes / 1_000 };
  });

/** Port of a demo that is already running: `E2E_PORT=4400 npm run bench -- --docs`. */
const running = Number(process.env["E2E_PORT"] ?? 0);

/** Seconds that the generator takes for the whole site. */
async function buildSeconds(): Promise<number> {
  const root = join(import.meta.dirname, "../../..");
  const folder = await mkdtemp(join(tmpdir(), "docs-"));
  const began = performance.now();
  try {
    await runNode([join(root, "node_modules/vitepress/bin/vitepress.js"), "build", "embed-demo/docs", "--outDir", folder], { cwd: root, isQuiet: true, what: "The build of the docs" });
    return (performance.now() - began) / 1_000;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures pages of the docs as a reader on a slow phone opens them, with nothing cached, and looks at each with axe. */
export async function measureDocs(runs: number): Promise<string> {
  const { origins, stop } = running ? { origins: originsOf(running), stop: () => Promise.resolve() } : await startStack();
  const docs = `${origins.sites}/docs`;
  try {
    while ((await fetch(`${docs}/`)).status === 503) await setTimeout(500);
    const samples = new Map<string, Weighed[]>(pages.map((page) => [page, []]));
    for (let run = 1; run <= runs; run += 1) {
      process.stderr.write(`Run ${run} of ${runs}: the docs\n`);
      for (const page of pages) samples.get(page)!.push(await weigh(docs + page));
    }
    const found = await axeFindings(pages.map((page) => docs + page));
    const of = (page: string, figure: keyof Weighed): number => median(samples.get(page)!.map((sample) => sample[figure])) ?? 0;
    const built = await buildSeconds();
    const table = markdown([
      ["page", `LCP of ${bound}, ms`, "CLS", "TBT, ms", "requests", "kB", "axe finds"],
      ...pages.map((page, at) => [
        `\`/docs${page}\``,
        held(Math.round(of(page, "lcp")), bound),
        of(page, "cls").toFixed(3),
        of(page, "blocking").toFixed(0),
        of(page, "requests").toFixed(0),
        of(page, "kilobytes").toFixed(0),
        String(found[at]),
      ]),
    ]);
    return `${table}\n\nThe whole site is built in ${built.toFixed(0)} s.`;
  } finally {
    await stop();
  }
}

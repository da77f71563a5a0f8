import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { settled } from "./browser/settled";
import { visit } from "./browser/visit";
import type { Sample, Samples } from "./figures";
import type { BenchPage } from "./pages/page";
import { picture } from "./pages/picture";
import { addressFile, writePage } from "./pages/writePage";
import { firstField } from "./samples/firstField";
import { growth } from "./samples/growth";
import { load } from "./samples/load";
import { next } from "./samples/next";
import { typing } from "./samples/typing";
import { serve } from "./server";

/** Growth over hundreds of mounts hardly differs from run to run, and takes the longest. */
const growthRuns = 3;

/** Measures an untouched load, then interaction on the settled page. */
const use = (url: string, { firstField: field, step, addressBody }: BenchPage): Promise<Sample> =>
  visit({ url, firstField: field }, async (opened) => {
    const loaded = await load(opened, field);
    const typed = field !== undefined && addressBody === undefined ? { addressWork: await typing(opened, field) } : {};
    if (!step) return { ...loaded, ...typed };
    const stepped = await next(opened, step);
    // A new step may prefetch what the next one needs; that must not count as the cost of typing.
    await settled(opened, step.secondField);
    return { ...loaded, ...typed, ...stepped, nameWork: await typing(opened, step.secondField) };
  });

const askAddress = (url: string, field: string): Promise<Sample> =>
  visit({ url, firstField: field }, async (opened) => {
    await load(opened, field);
    return { addressWork: await typing(opened, field) };
  });

/** Takes one page's samples for one run. A failing sample is reported and left out, so that the others still count. */
async function samplesOf(page: BenchPage, url: string, run: number): Promise<readonly Sample[]> {
  const { firstField: field, addressBody } = page;
  const wanted = [() => use(url, page)];
  if (field !== undefined) {
    wanted.push(() => firstField(url, field));
    if (addressBody !== undefined) wanted.push(() => askAddress(`${url}${addressFile}`, field));
    if (run < growthRuns) wanted.push(() => growth(url, field));
  }
  const samples: Sample[] = [];
  for (const take of wanted) {
    try {
      samples.push(await take());
    } catch (error) {
      process.stderr.write(`A sample failed: ${String(error)}\n`);
    }
  }
  return samples;
}

/** Measures every page once per round and rotates the order, so that a machine slowing down affects all pages alike. */
export async function measurePages(pages: readonly BenchPage[], runs: number): Promise<Samples> {
  const folder = await mkdtemp(join(tmpdir(), "insurance-quote-bench-"));
  const samples = new Map<string, Sample[]>(pages.map(({ id }) => [id, []]));
  try {
    const article = await readFile(join(import.meta.dirname, "pages/article.html"), "utf8");
    await mkdir(join(folder, "article"));
    await writeFile(join(folder, "article/picture.png"), picture());
    await Promise.all(pages.map((page) => writePage(folder, page, article)));
    const server = await serve(folder);
    try {
      for (let run = 0; run < runs; run += 1) {
        const first = run % pages.length;
        for (const page of [...pages.slice(first), ...pages.slice(0, first)]) {
          process.stderr.write(`Run ${run + 1} of ${runs}: ${page.row}\n`);
          samples.get(page.id)?.push(...(await samplesOf(page, `${server.origin}/${page.id}/`, run)));
        }
      }
    } finally {
      server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return samples;
}

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

/** What hundreds of mounts leave hardly differs from run to run, and takes the longest. */
const growthRuns = 3;

/** An untouched load first; then, on the page that has settled, what somebody does on it. */
const use = (url: string, { firstField: field, step, addressBody }: BenchPage): Promise<Sample> =>
  visit({ url, firstField: field }, async (opened) => {
    const loaded = await load(opened, field);
    const typed = field !== undefined && addressBody === undefined ? { addressWork: await typing(opened, field) } : {};
    if (!step) return { ...loaded, ...typed };
    const stepped = await next(opened, step);
    // A step that has come may fetch what the one after it needs: that isn't the typing's.
    await settled(opened, step.secondField);
    return { ...loaded, ...typed, ...stepped, nameWork: await typing(opened, step.secondField) };
  });

const askAddress = (url: string, field: string): Promise<Sample> =>
  visit({ url, firstField: field }, async (opened) => {
    await load(opened, field);
    return { addressWork: await typing(opened, field) };
  });

/** One page's samples of one run. One that fails is told of and missed: the others were not for nothing. */
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

/** Every page once a round, each round beginning with another: a machine that grows slower is slower for all. */
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

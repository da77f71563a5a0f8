import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Effort } from "./effort";
import type { DocPage } from "./page";
import type { DocTask, Snippet, Step } from "./task";
import type { Workplace } from "./workplace";

interface Doing {
  readonly page: DocPage;
  readonly workplace: Workplace;
  /** Replaces the addresses of the docs by those of this run. */
  readonly here: (text: string) => string;
}

/** A reader's effort for one task, and the seconds in which commands ran. */
export interface Done extends Effort {
  readonly seconds: number;
}

/** Does a task's steps in order. Rejects at the first that the page doesn't let it do. */
export async function doTask({ steps, inRepository }: DocTask, { page, workplace, here }: Doing): Promise<Done> {
  const taken = { words: 0, clicks: 0, characters: 0, seconds: 0 };
  const pages = new Set([page.path]);
  const files = new Set<string>();

  /** Presses Copy, and types what is to be different. */
  async function copied(snippet: Snippet, changes: Readonly<Record<string, string>> = {}): Promise<string> {
    taken.clicks += 1;
    const code = await page.copy(snippet);
    return Object.entries(changes).reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`The snippet under "${snippet.under}" doesn't have "${from}".`);
      taken.characters += to.length;
      return text.replaceAll(from, to);
    }, code);
  }

  async function timed(run: () => Promise<unknown>): Promise<void> {
    const began = performance.now();
    await run();
    taken.seconds += (performance.now() - began) / 1_000;
  }

  async function take(step: Step): Promise<void> {
    if ("follow" in step) {
      taken.words += await page.follow(step.follow);
      taken.clicks += 1;
      pages.add(page.path);
    } else if ("jump" in step) {
      taken.words += await page.jump(step.jump);
      taken.clicks += 1;
    } else if ("read" in step) {
      taken.words += await page.read(step.read);
    } else if ("save" in step) {
      const code = await copied(step.save, step.changes);
      const path = join(workplace.folder, step.as);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, here(code));
      // Paste and save. The editor asks for the name.
      taken.clicks += 2;
      taken.characters += step.as.length;
      if (inRepository) files.add(step.as);
    } else if ("paste" in step) {
      const code = await copied(step.paste);
      await workplace.paste(step.into, code, step);
      // The editor finds a file by its name. The place, paste, save.
      taken.characters += files.has(step.into) ? 0 : step.into.length;
      taken.clicks += 3;
      files.add(step.into);
    } else if ("run" in step) {
      const code = here(await copied(step.run, step.changes));
      taken.clicks += 1;
      await timed(() => workplace.run(code, { inDemo: step.in === "demo", mayFail: step.mayFail ?? false }));
    } else {
      const code = here(await copied(step.start, step.changes));
      taken.clicks += 1;
      await timed(() => workplace.start(code, { inDemo: step.in === "demo", until: here(step.until ?? "") }));
    }
  }

  for (const step of steps) await take(step);
  return { ...taken, seconds: Math.round(taken.seconds), pages: pages.size, files: files.size };
}

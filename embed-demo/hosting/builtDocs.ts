import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { z } from "../../src/kernel/zod";
import { newest } from "./build";
import { runNode } from "./runNode";

interface DocsOptions {
  readonly root: string;
  /** The folder of the built site. */
  readonly built: string;
}

/** A page's strict policy names the site's inline scripts by their hashes. */
export interface DocsPolicy {
  readonly scripts: readonly string[];
}

const policySchema = z.object({ scripts: z.array(z.string()) });

/** The tables of the reference are generated from these, too. */
const sources = ["embed-demo/docs", "embed-demo/service", "src", "embed-demo/content/base/theme.json", "tests/hosts", "tests/architecture/floors.mjs", "CHANGELOG.md", "CONTRIBUTING.md", "package.json"];

/** Milliseconds for which the built site counts as current: looking at every source takes some 50 of them. */
const trusted = 2_000;

/** Milliseconds that a call waits for a build. */
const patience = 1_000;

/**
 * Builds the docs site when it is asked for and older than its sources (figures.md has its seconds), and returns its policy; null while it
 * is being built. Rejects when the build fails; the next call tries again.
 */
export function builtDocs({ root, built }: DocsOptions): () => Promise<DocsPolicy | null> {
  const policy = async (folder: string): Promise<DocsPolicy> => z.parse(policySchema, JSON.parse(await readFile(join(folder, "policy.json"), "utf8")));

  async function build(): Promise<void> {
    const next = `${built}-${process.pid}`;
    const vitepress = join(root, "node_modules/vitepress/bin/vitepress.js");
    await runNode([vitepress, "build", "embed-demo/docs", "--outDir", next], { cwd: root, isQuiet: true, what: "The build of the docs" });
    await rm(built, { recursive: true, force: true });
    await rename(next, built);
  }

  async function isStale(): Promise<boolean> {
    const [made, ...changed] = await Promise.all([join(built, "policy.json"), ...sources.map((source) => join(root, source))].map(newest));
    return made! <= Math.max(...changed);
  }

  let checkedAt = 0;
  let running: Promise<void> | null = null;
  return async () => {
    if (running === null && Date.now() - checkedAt >= trusted) {
      if (await isStale()) {
        running ??= build().finally(() => (running = null));
        running.catch(() => undefined);
      }
      checkedAt = Date.now();
    }
    const isDone = running === null || (await Promise.race([running.then(() => true), setTimeout(patience, false)]));
    return isDone ? policy(built) : null;
  };
}

import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { runNode } from "./runNode";

/** The latest modification under a path, in milliseconds; 0 if there is none. */
export async function newest(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const within = await Promise.all((await readdir(path)).map((name) => newest(join(path, name))));
  return Math.max(0, ...within);
}

/** Runs a part of the build (rollup.config.mjs), which prints what it is doing. Ends it with this process. Rejects when it fails. */
function build(root: string, dist: string, part: "pages" | "rest"): Promise<void> {
  const rollup = join(root, "node_modules/rollup/dist/bin/rollup");
  return runNode([rollup, "--config", "--silent"], { cwd: root, env: { IQ_DIST: dist, IQ_PART: part }, what: "The build" });
}

/**
 * Builds what the demo's pages load when it is missing or older than its sources. Types aren't checked: `npm run types` does
 * that. Rejects when the build fails.
 */
export async function ensureBuilt(root: string, dist: string): Promise<void> {
  const sources = ["src", "rollup.config.mjs", "package.json"].map((path) => join(root, path));
  const [built, ...changed] = await Promise.all([join(dist, "insurance-quote.js"), ...sources].map(newest));
  if (built! > 0 && built! >= Math.max(...changed)) return;
  process.stderr.write("Building the widget: about half a minute, once for each change of its sources.\n");
  await build(root, dist, "pages");
}

/** As `ensureBuilt`, with the single script and the package. Rejects when a build fails. */
export async function ensureWhole(root: string, dist: string): Promise<void> {
  await ensureBuilt(root, dist);
  if (!existsSync(join(dist, "npm/eager.js"))) await build(root, dist, "rest");
}

/** Files of dist that no page of the demo loads. */
const rest = /^\/(?:insurance-quote\.iife\.js|sri\.json|custom-elements\.json|(?:npm|schemas)\/.+)$/;

/**
 * Builds the single script and the package when one of their files is asked for and missing. True if the file may be there now;
 * false for any other file. Rejects when the build fails; the next request tries again.
 */
export function builtOnRequest(root: string, dist: string): (path: string) => Promise<boolean> {
  let building: Promise<void> | undefined;
  return async (path) => {
    if (!rest.test(path)) return false;
    building ??= build(root, dist, "rest");
    await building.catch((error: unknown) => {
      building = undefined;
      throw error;
    });
    return true;
  };
}

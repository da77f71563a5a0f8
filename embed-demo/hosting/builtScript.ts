import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { newest } from "./build";

interface ScriptOptions {
  readonly root: string;
  /** The folder under embed-demo with its rollup.config.mjs; also the script's name. */
  readonly page: string;
  /** Folders of its sources, from the root. */
  readonly sources: readonly string[];
  /** The folder that the script is built in. */
  readonly built: string;
}

/**
 * The script of one of the demo's own pages, bundled when it is requested and older than its sources. Separate from the widget's
 * build, which doesn't wait for it. Rejects when the build fails.
 */
export function builtScript({ root, page, sources, built }: ScriptOptions): () => Promise<string> {
  const path = join(built, `${page}.js`);
  const ensure = async (): Promise<void> => {
    const [made, ...changed] = await Promise.all([path, ...sources.map((source) => join(root, source))].map(newest));
    if (made! > Math.max(...changed)) return;
    await new Promise<void>((resolve, reject) => {
      const rollup = join(root, "node_modules/rollup/dist/bin/rollup");
      const build = spawn(process.execPath, [rollup, "--config", `embed-demo/${page}/rollup.config.mjs`, "--silent", "--dir", built], { cwd: root, stdio: "inherit" });
      build.on("error", reject);
      build.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`The build of the ${page} failed with code ${code}`))));
    });
  };
  let building: Promise<void> | null = null;
  return async () => {
    await (building ??= ensure().finally(() => (building = null)));
    return readFile(path, "utf8");
  };
}

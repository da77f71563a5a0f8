import { spawn } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** The latest modification under a path, in milliseconds; 0 if there is none. */
export async function newest(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const within = await Promise.all((await readdir(path)).map((name) => newest(join(path, name))));
  return Math.max(0, ...within);
}

/** Runs `npm run build` when the widget is missing or older than its sources. Rejects when the build fails. */
export async function ensureBuilt(root: string, dist: string): Promise<void> {
  const sources = ["src", "rollup.config.mjs", "package.json"].map((path) => join(root, path));
  const [built, ...changed] = await Promise.all([join(dist, "insurance-quote.js"), ...sources].map(newest));
  if (built! > 0 && built! >= Math.max(...changed)) return;
  await new Promise<void>((resolve, reject) => {
    const build = spawn("npm", ["run", "build"], { cwd: root, env: { ...process.env, IQ_DIST: dist }, stdio: "inherit", shell: process.platform === "win32" });
    build.on("error", reject);
    build.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`The build failed with code ${code}`))));
  });
}

import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");

export interface Installed {
  /** A copy of tests/hosts/<name>, away from this repository, with the package as npm publishes it. */
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Packs the built package as `npm publish` does, installs it in an empty folder, and copies a host's project there. Nothing is
 * downloaded, because the package has no dependencies. Rejects if a command fails.
 */
export async function installInHost(name: string): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), `host-${name}-`));
  const { stdout } = await run("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], { cwd: root });
  const tarball = join(folder, stdout.trim());
  await run("npm", ["install", "--ignore-scripts", "--offline", "--no-audit", "--no-fund", tarball], { cwd: folder });
  await cp(join(import.meta.dirname, name), folder, { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { builtOnRequest } from "../../embed-demo/hosting/build";
import type { Copied } from "./copied";
import type { Host } from "./hosts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
const dist = join(root, "dist");
/** One cache for all hosts, so that a second run downloads nothing. */
const npmCache = join(root, ".cache/npm");
/** The most characters of a command's output that are kept. */
const maxBuffer = 16 * 1024 ** 2;

export interface Installed {
  /** A copy of the host's project, away from this repository, with its packages and ours as npm publishes it. */
  readonly folder: string;
  /** The packages that the project names, with their versions. */
  readonly versions: readonly string[];
  /** True if the project has a server of its own (`npm start`). */
  readonly hasServer: boolean;
  /** Builds the project again with other files of its own. Rejects with the output of a command that fails. */
  rebuild(files: Copied): Promise<void>;
  remove(): Promise<void>;
}

/** Thrown when the registry can't be reached, which says nothing about the host. */
export class OutOfReach extends Error {}

/** Packs the package as `npm publish` does, and builds it before if nobody has. Returns the tarball's path in `folder`. */
export async function pack(folder: string): Promise<string> {
  const entry = "/npm/index.js";
  if (!existsSync(join(dist, entry))) await builtOnRequest(root, dist)(entry);
  const { stdout } = await run("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], { cwd: root });
  return join(folder, stdout.trim());
}

/**
 * Copies a host's project to an empty folder, installs what its lock says and our packed package, and builds it. Rejects with
 * the output of a failed command, or with `OutOfReach`. `firstScreen` becomes the file `first-screen.html`.
 */
export async function installInHost({ name, on }: Host, tarball: string, firstScreen?: string): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), `host-${name}-`));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    for (const part of on === undefined ? [name] : [on, name]) await cp(join(import.meta.dirname, part), folder, { recursive: true });
    if (!existsSync(join(folder, "package.json"))) return { folder, versions: [], hasServer: false, rebuild: () => Promise.resolve(), remove };
    if (firstScreen !== undefined) await writeFile(join(folder, "first-screen.html"), firstScreen);
    await cp(join(root, ".npmrc"), join(folder, ".npmrc"));
    await npm(folder, "ci", "--ignore-scripts", "--prefer-offline", "--cache", npmCache);
    const installed = join(folder, "node_modules/insurance-quote");
    await mkdir(installed, { recursive: true });
    await run("tar", ["--extract", "--gzip", "--strip-components=1", "--file", tarball, "--directory", installed]);
    const { dependencies = {}, devDependencies = {}, scripts } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Manifest;
    const build = async (): Promise<void> => void (scripts.build && (await npm(folder, "run", "build")));
    await build();
    const rebuild = async (files: Copied): Promise<void> => {
      for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
      await build();
    };
    return { folder, versions: versionsIn({ ...dependencies, ...devDependencies }), hasServer: scripts.start !== undefined, rebuild, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly scripts: { readonly build?: string; readonly start?: string };
}

/** Names one package of each scope, and none of types alone. */
function versionsIn(packages: Readonly<Record<string, string>>): readonly string[] {
  const scopes = new Set(["@types"]);
  return Object.entries(packages).flatMap(([name, version]) => {
    const scope = name.split("/")[0]!;
    if (scopes.has(scope)) return [];
    scopes.add(scope);
    return `${name} ${version}`;
  });
}

async function npm(folder: string, ...given: readonly string[]): Promise<void> {
  // Vitest sets NODE_ENV to "test", with which some frameworks build for development.
  const env = { ...process.env, NODE_ENV: given[0] === "ci" ? "" : "production", NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1", NG_CLI_ANALYTICS: "false" };
  await run("npm", given, { cwd: folder, env, maxBuffer }).catch((error: Error & { stdout?: string; stderr?: string }) => {
    const output = `${error.stdout ?? ""}\n${error.stderr ?? ""}`.trim().slice(-4_000);
    if (/\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|E50[234])\b/.test(output)) throw new OutOfReach(output);
    throw new Error(`npm ${given.join(" ")} failed in a copy of tests/hosts.\n${output}`);
  });
}

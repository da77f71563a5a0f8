import { cp, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, sep } from "node:path";

/** Parts of dist that the content network doesn't serve from here: the npm package, and partners published into dist. */
const elsewhere = /^(?:npm|content)\/|^README\.md$/;

/** A file whose name contains its hash, so that files of several versions can stand beside each other. */
const isHashed = (file: string): boolean => /^(?:chunks|texts)\//.test(file);

const isVersion = (name: string): boolean => /^\d+\.\d+\.\d+$/.test(name);

const inOrder = (one: string, other: string): number => one.localeCompare(other, "en", { numeric: true });

/** Returns the paths of all files below a folder, relative to it and with slashes; none if there is no folder. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).split(sep).join("/"));
}

async function copyAll(files: readonly string[], from: string, to: string): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await cp(join(from, file), join(to, file));
  }
}

/** Tells whether two folders contain the same files, byte for byte. */
async function isSame(files: readonly string[], one: string, other: string): Promise<boolean> {
  if ((await filesIn(other)).length !== files.length) return false;
  const same = await Promise.all(files.map(async (file) => (await readFile(join(one, file))).equals(await readFile(join(other, file)).catch(() => Buffer.alloc(0)))));
  return same.every(Boolean);
}

interface Release {
  /** A finished build. */
  readonly dist: string;
  /** The folder that the content network serves. */
  readonly folder: string;
  /** The build's number, such as `1.0.0`. */
  readonly version: string;
}

interface Released {
  /** Paths of the version's files, relative to its folder. */
  readonly files: readonly string[];
  /** The version before this one, whose hashed files stay; null for a first release. */
  readonly before: string | null;
}

/**
 * Writes a build into the folder of the content network: whole under its number, where it never changes, and under the names
 * without a number, which always mean the newest version. The hashed files of the version before stay beside those of the new
 * one, so that a page that is open during the release can load its next screens. Those of older versions go; the folders with
 * a number all stay. Files are written before the scripts that name them, so a page that is loaded meanwhile finds all of
 * either version. A second run with the same files changes nothing. Rejects if the build is missing, if the number is released
 * with other files, or if a higher number is.
 */
export async function release({ dist, folder, version }: Release): Promise<Released> {
  if (!isVersion(version)) throw new Error(`${version} isn't a version: write three numbers, such as 1.0.0`);
  const files = (await filesIn(dist)).filter((file) => !elsewhere.test(file));
  if (!files.includes("insurance-quote.js")) throw new Error(`${join(dist, "insurance-quote.js")} is missing: run "npm run build" first`);
  await mkdir(folder, { recursive: true });
  const released = (await readdir(folder)).filter(isVersion).sort(inOrder);
  const newest = released.at(-1);
  if (newest !== undefined && inOrder(newest, version) > 0) throw new Error(`${newest} is released already, so ${version} can't become the newest version`);
  const own = join(folder, version);
  if (!released.includes(version)) {
    const begun = join(folder, `.${version}`);
    await rm(begun, { recursive: true, force: true });
    await copyAll(files, dist, begun);
    await rename(begun, own);
  } else if (!(await isSame(files, dist, own))) throw new Error(`${version} is released already with other files: raise the version in package.json`);

  const before = released.filter((name) => name !== version).at(-1) ?? null;
  const hashed = files.filter(isHashed);
  await copyAll(hashed, own, folder);
  await copyAll(files.filter((file) => !isHashed(file)), own, folder);
  const kept = new Set([...hashed, ...(before === null ? [] : (await filesIn(join(folder, before))).filter(isHashed))]);
  const served = (await Promise.all(["chunks", "texts"].map(async (name) => (await filesIn(join(folder, name))).map((file) => `${name}/${file}`)))).flat();
  await Promise.all(served.filter((file) => !kept.has(file)).map((file) => rm(join(folder, file))));
  return { files, before };
}

import { existsSync, renameSync } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { translations, type Language } from "../../src/kernel/language";
import { textFile } from "../../src/partner/publish/languageFiles";
import type { InLanguages, PartnerFiles } from "../../src/partner/publish/publishContent";
import { isAsset, isText, isWritten, written, type Folder } from "./folder";

/** Names the broken file, which the parser's own message doesn't. */
async function readJson(path: string, read: (text: string) => string): Promise<unknown> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new Error(`${path} can't be read`);
  });
  const filled = read(text);
  try {
    return JSON.parse(filled) as unknown;
  } catch {
    throw new Error(`${path} isn't JSON`);
  }
}

const sharedContent = fileURLToPath(new URL("../content", import.meta.url));

/** The folder of shared files: next to this folder, or the repository's for a folder on its own. */
const sharedBy = (folder: string): string => (existsSync(join(dirname(folder), "base")) ? dirname(folder) : sharedContent);

const needed = (folder: string): readonly string[] => [
  ...written.map((file) => join(folder, file)),
  ...["base/text.json", "cobrand/text.json"].map((file) => join(sharedBy(folder), file)),
];
/** Optional files: the dark scheme, and texts in other languages. */
const nightOf = (folder: string): string => join(folder, "theme-dark.json");
const ownText = (folder: string) => (language: Language): string => join(folder, textFile(language));
const cobrandText = (folder: string) => (language: Language): string => join(sharedBy(folder), "cobrand", textFile(language));
const optional = (folder: string): readonly string[] => [nightOf(folder), ...translations.map(ownText(folder)), ...translations.map(cobrandText(folder))];

const readIfThere = async (path: string, read: (text: string) => string): Promise<unknown> => (existsSync(path) ? readJson(path, read) : undefined);

/** Reads a file that only some languages have, by language. */
async function readTranslated(pathOf: (language: Language) => string, read: (text: string) => string): Promise<InLanguages> {
  const files = await Promise.all(translations.map(async (language) => [language, await readIfThere(pathOf(language), read)] as const));
  return Object.fromEntries(files.filter(([, file]) => file !== undefined));
}

/** The source files of a partner's content, without pictures. Some may be missing. */
export const sourcesOf = (folder: string): readonly string[] => [...needed(folder), ...optional(folder)];

/**
 * The files that a partner edits: config.json, text.json and theme.json in a folder named after the partner, plus the texts that
 * all partners share. `read` can fill in placeholders, such as origins. Rejects when files are missing or aren't JSON, and names
 * them all.
 */
export async function readPartner(folder: string, read = (text: string): string => text): Promise<{ readonly id: string; readonly files: PartnerFiles }> {
  const results = await Promise.allSettled(needed(folder).map((path) => readJson(path, read)));
  const broken = results.flatMap((result) => (result.status === "rejected" ? [(result.reason as Error).message] : []));
  if (broken.length > 0) throw new Error(broken.join("\n"));
  const [config, text, theme, baseText, cobrand] = results.map((result) => (result.status === "fulfilled" ? result.value : null));
  const [dark, translated, cobrandTranslated] = await Promise.all([readIfThere(nightOf(folder), read), readTranslated(ownText(folder), read), readTranslated(cobrandText(folder), read)]);
  return { id: basename(folder), files: { config, text, theme, baseText, cobrandText: cobrand, dark, translated, cobrandTranslated } };
}

/** The shared texts for a folder at this place. */
export async function readShared(folder: string): Promise<Pick<PartnerFiles, "baseText" | "cobrandText" | "cobrandTranslated">> {
  const asItIs = (text: string): string => text;
  const [baseText, cobrand] = await Promise.all(["base/text.json", "cobrand/text.json"].map((file) => readIfThere(join(sharedBy(folder), file), asItIs)));
  return { baseText, cobrandText: cobrand, cobrandTranslated: await readTranslated(cobrandText(folder), asItIs) };
}

/** The files in a partner's folder that are published unchanged: its pictures. */
export const picturesOf = async (folder: string): Promise<readonly string[]> => (await readdir(folder, { recursive: true })).filter(isAsset);

/** One file of a folder, by its relative path. */
const readFileOf = async (folder: string, path: string): Promise<readonly [path: string, file: string | Uint8Array]> => [
  path,
  isText(path) ? await readFile(join(folder, path), "utf8") : new Uint8Array(await readFile(join(folder, path))),
];

/** The pictures in a folder. */
export const readPictures = async (folder: string): Promise<Folder> => new Map(await Promise.all((await picturesOf(folder)).map((path) => readFileOf(folder, path))));

/** A folder from disk: the partner's files and pictures. Missing files are left out. */
export async function readFolder(folder: string): Promise<Folder> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => isAsset(path) || isWritten(path));
  return new Map(await Promise.all(paths.map((path) => readFileOf(folder, path))));
}

/** Writes a folder's files, overwriting existing ones. */
export async function writeFolder(folder: string, files: Folder): Promise<void> {
  for (const [path, file] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), file);
  }
}

/**
 * Replaces a folder as a whole. A page that asks for the partner meanwhile gets the earlier one: without a folder it would be
 * told that there is no such partner, and show another brand.
 */
export async function replaceFolder(folder: string, files: Folder): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const aside = await mkdtemp(join(dirname(folder), ".publishing-"));
  await writeFolder(join(aside, "next"), files);
  // Nothing else runs between the two renames.
  if (existsSync(folder)) renameSync(folder, join(aside, "last"));
  renameSync(join(aside, "next"), folder);
  await rm(aside, { recursive: true, force: true });
}

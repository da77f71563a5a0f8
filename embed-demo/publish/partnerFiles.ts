import { access, readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import type { PartnerFiles } from "../../src/partner/publish/publishContent";

/** Says which file is broken: the parser's own message names none. */
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

/** From the partner's folder. */
export const sources = ["config.json", "text.json", "theme.json", "../base/text.json", "../cobrand/text.json"] as const;
/** What may be missing: the dark scheme, and the texts in Spanish. */
export const optional = ["theme-dark.json", "text.es.json", "../cobrand/text.es.json"] as const;

/**
 * What a partner edits: config.json, text.json, theme.json and, for a dark scheme, theme-dark.json in a folder named like the
 * partner, with the texts that all partners share in its neighbours `base` and `cobrand`. `read` may fill in what a file leaves open, such as origins.
 * Rejects when files are missing or aren't JSON, and names them all.
 */
export async function readPartner(folder: string, read = (text: string): string => text): Promise<{ readonly id: string; readonly files: PartnerFiles }> {
  const results = await Promise.allSettled(sources.map((path) => readJson(join(folder, path), read)));
  const broken = results.flatMap((result) => (result.status === "rejected" ? [(result.reason as Error).message] : []));
  if (broken.length > 0) throw new Error(broken.join("\n"));
  const [config, text, theme, baseText, cobrandText] = results.map((result) => (result.status === "fulfilled" ? result.value : null));
  const isThere = (path: string): Promise<boolean> => access(join(folder, path)).then(() => true, () => false);
  const [dark, spanish, cobrandSpanish] = await Promise.all(optional.map(async (path) => ((await isThere(path)) ? readJson(join(folder, path), read) : undefined)));
  return { id: basename(folder), files: { config, text, theme, baseText, cobrandText, dark, spanish, cobrandSpanish } };
}

/** Everything in a partner's folder that is published as it is: its pictures. */
export const picturesOf = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true })).filter((path) => /\.(?:svg|png|webp|avif|jpg|ico)$/.test(path));

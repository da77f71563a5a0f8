import { existsSync, readFileSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { sourceLanguage } from "../../src/kernel/language";
import { z } from "../../src/kernel/zod";

/** The places of partners' folders: the repository's, and those published by the studio. */
export interface PartnerFolders {
  readonly content: string;
  readonly studio?: string;
}

const rootsOf = ({ content, studio }: PartnerFolders): readonly string[] => (studio === undefined ? [content] : [content, studio]);

/** The folder of a partner; null if there is none. The studio can't replace the repository's folders. */
export function folderOf(folders: PartnerFolders, partner: string): string | null {
  const found = rootsOf(folders).map((root) => join(root, partner)).find((folder) => existsSync(join(folder, "config.json")));
  return found ?? null;
}

/** The ids of all partners that have a folder. */
export async function partnerIds(folders: PartnerFolders): Promise<readonly string[]> {
  const names = await Promise.all(rootsOf(folders).map((root) => readdir(root).catch(() => [])));
  return [...new Set(names.flat())].filter((name) => folderOf(folders, name) !== null);
}

/** The config of a partner that has a folder, or else of the default partner; empty if it can't be read. */
export async function configOf(folders: PartnerFolders, partner: string): Promise<object> {
  const folder = folderOf(folders, partner) ?? join(folders.content, "default");
  try {
    return z.parse(z.looseObject({}), JSON.parse(await readFile(join(folder, "config.json"), "utf8")));
  } catch {
    return {};
  }
}

const languagesSchema = z.looseObject({ languages: z._default(z.array(z.string()), [sourceLanguage]) });

/** Returns a function that tells the languages in which a partner's own script is published, in its config's order. */
export const publishedLanguages = (folders: PartnerFolders) => (partner: string): readonly string[] => {
  const folder = folderOf(folders, partner);
  try {
    return folder === null ? [] : z.parse(languagesSchema, JSON.parse(readFileSync(join(folder, "config.json"), "utf8"))).languages;
  } catch {
    return [];
  }
};

const configSchema = z.looseObject({ publishableKey: z.string() });

/** The partners whose pages may call the demo's service, with their keys and configs. A config that can't be read is skipped. */
export async function partnersIn(folders: PartnerFolders): Promise<readonly { readonly id: string; readonly key: string; readonly config: object }[]> {
  const found = await Promise.all(
    (await partnerIds(folders)).map(async (partner) => {
      try {
        const config = z.parse(configSchema, JSON.parse(await readFile(join(folderOf(folders, partner)!, "config.json"), "utf8")));
        return [{ id: partner, key: config.publishableKey, config }];
      } catch {
        return [];
      }
    }),
  );
  return found.flat();
}

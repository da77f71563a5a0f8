import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
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

const keySchema = z.object({ publishableKey: z.string() });

/** The ids and keys of the partners whose pages may call the demo's service. A config that can't be read is skipped. */
export async function partnersIn(folders: PartnerFolders): Promise<readonly { readonly id: string; readonly key: string; readonly folder: string }[]> {
  const found = await Promise.all(
    (await partnerIds(folders)).map(async (partner) => {
      try {
        const folder = folderOf(folders, partner)!;
        const { publishableKey } = z.parse(keySchema, JSON.parse(await readFile(join(folder, "config.json"), "utf8")));
        return [{ id: partner, key: publishableKey, folder }];
      } catch {
        return [];
      }
    }),
  );
  return found.flat();
}

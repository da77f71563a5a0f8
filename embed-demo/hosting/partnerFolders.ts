import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "../../src/kernel/zod";

/** Where partners' folders lie: the repository's, and those that the studio has published. */
export interface PartnerFolders {
  readonly content: string;
  readonly studio?: string;
}

const rootsOf = ({ content, studio }: PartnerFolders): readonly string[] => (studio === undefined ? [content] : [content, studio]);

/** The folder of a partner; null for no partner. Those of the repository can't be replaced from the studio. */
export function folderOf(folders: PartnerFolders, partner: string): string | null {
  const found = rootsOf(folders).map((root) => join(root, partner)).find((folder) => existsSync(join(folder, "config.json")));
  return found ?? null;
}

/** Ids of all partners that have a folder. */
export async function partnerIds(folders: PartnerFolders): Promise<readonly string[]> {
  const names = await Promise.all(rootsOf(folders).map((root) => readdir(root).catch(() => [])));
  return [...new Set(names.flat())].filter((name) => folderOf(folders, name) !== null);
}

const keySchema = z.object({ publishableKey: z.string() });

/** Who may call the demo's service: each partner's id and key, as its config has them. A config that can't be read is nobody's. */
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

import { stat } from "node:fs/promises";
import { join } from "node:path";
import { withOrigins, type Origins } from "./origins";
import { folderOf, type PartnerFolders } from "./partnerFolders";
import { sourcesOf } from "./publish/partnerFiles";
import { publishPartner } from "./publish/publishPartner";
import { textBody, type Body } from "./staticFiles";

interface Folders extends PartnerFolders {
  readonly dist: string;
}

const scripts = ["own-loader.js", "first-screens.json"];

/** The newest change of what a partner's published files are made of, in milliseconds since 1970; null where there is no config. */
async function changedAt(folder: string, dist: string): Promise<number | null> {
  const built = scripts.map((file) => join(dist, file));
  const times = await Promise.all([...sourcesOf(folder), ...built].map((path) => stat(path).then(({ mtimeMs }) => mtimeMs, () => null)));
  return times[0] === null ? null : Math.max(...times.map((time) => time ?? 0));
}

/** A partner's published files by name. */
async function publish(folder: string, dist: string, origins: Origins, publishedAt: number): Promise<ReadonlyMap<string, Body>> {
  const read = (text: string): string => withOrigins(text, origins);
  const { files } = await publishPartner({ folder, dist, distUrl: "../../dist/", publishedAt, read });
  return new Map(Object.entries(files).map(([name, text]) => [name, textBody(name, text)]));
}

/**
 * The demo's content network: publishes a partner when it is first asked for, and again after a change of its folder, as
 * `npm run partner -- publish` does for a real one; `onPublish` is told of the first time. Null where there is no such partner or file.
 */
export function contentNetwork(folders: Folders, origins: Origins, onPublish = async (): Promise<void> => undefined) {
  const known = new Map<string, { readonly changed: number; readonly files: ReturnType<typeof publish> }>();
  return async (path: string): Promise<Body | null> => {
    const [, partner, file] = /^\/([a-z0-9-]+)\/([\w.-]+)$/.exec(path) ?? [];
    const folder = partner === undefined ? null : folderOf(folders, partner);
    if (partner === undefined || file === undefined || folder === null) return null;
    const changed = await changedAt(folder, folders.dist);
    if (changed === null) return null;
    const before = known.get(partner);
    if (!before) await onPublish();
    const current = before?.changed === changed ? before : { changed, files: publish(folder, folders.dist, origins, Math.round(changed)) };
    known.set(partner, current);
    return (await current.files).get(file) ?? null;
  };
}

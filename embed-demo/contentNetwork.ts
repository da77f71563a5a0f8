import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { withOrigins, type Origins } from "./origins";
import { optional, sources } from "./publish/partnerFiles";
import { publishPartner } from "./publish/publishPartner";
import { textBody, type Body } from "./staticFiles";

interface Folders {
  readonly dist: string;
  readonly content: string;
}

const scripts = ["own-loader.js", "first-screens.json"];

/** The newest change of what a partner's published files are made of, in milliseconds since 1970; null for no partner. */
async function changedAt({ content, dist }: Folders, partner: string): Promise<number | null> {
  const built = scripts.map((file) => join(dist, file));
  const times = await Promise.all([...[...sources, ...optional].map((file) => join(content, partner, file)), ...built].map((path) => stat(path).then(({ mtimeMs }) => mtimeMs, () => null)));
  return times[0] === null ? null : Math.max(...times.map((time) => time ?? 0));
}

/** A partner's published files by name. */
async function publish({ content, dist }: Folders, origins: Origins, partner: string, publishedAt: number): Promise<ReadonlyMap<string, Body>> {
  const read = (text: string): string => withOrigins(text, origins);
  const { files } = await publishPartner({ folder: join(content, partner), dist, distUrl: "../../dist/", publishedAt, read });
  return new Map(Object.entries(files).map(([name, text]) => [name, textBody(name, text)]));
}

/**
 * The demo's content network: publishes a partner when it is first asked for, and again after a change of its folder, as
 * `npm run publish-partner` does for a real one. Null where there is no such partner or file.
 */
export function contentNetwork(folders: Folders, origins: Origins) {
  const known = new Map<string, { readonly changed: number; readonly files: ReturnType<typeof publish> }>();
  return async (path: string): Promise<Body | null> => {
    const [, partner, file] = /^\/([a-z0-9-]+)\/([\w.-]+)$/.exec(path) ?? [];
    if (partner === undefined || file === undefined || !(await readdir(folders.content)).includes(partner)) return null;
    const changed = await changedAt(folders, partner);
    if (changed === null) return null;
    const before = known.get(partner);
    const current = before?.changed === changed ? before : { changed, files: publish(folders, origins, partner, Math.round(changed)) };
    known.set(partner, current);
    return (await current.files).get(file) ?? null;
  };
}

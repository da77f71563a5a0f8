import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { FlagProvider, SwitchedFlags } from "../flags/flagProvider";
import { withOrigins, type Origins } from "../hosting/origins";
import { folderOf, type PartnerFolders } from "../hosting/partnerFolders";
import { sourcesOf } from "../publish/partnerFiles";
import { publishPartner } from "../publish/publishPartner";
import { textBody, type Body } from "../hosting/staticFiles";

interface Folders extends PartnerFolders {
  readonly dist: string;
}

const scripts = ["own-loader.js", "first-screens.json"];

/**
 * The latest modification of the sources of a partner's published files, in milliseconds since 1970; null without a config. The
 * folder itself has that of a file that was taken away.
 */
async function changedAt(folder: string, dist: string): Promise<number | null> {
  const built = scripts.map((file) => join(dist, file));
  const times = await Promise.all([...sourcesOf(folder), folder, ...built].map((path) => stat(path).then(({ mtimeMs }) => mtimeMs, () => null)));
  return times[0] === null ? null : Math.max(...times.map((time) => time ?? 0));
}

interface Version {
  readonly changed: number;
  readonly flags: SwitchedFlags;
  readonly publishedAt: number;
  readonly files: Promise<ReadonlyMap<string, Body>>;
}

interface Network {
  /** Called when a partner is first published, and after a change of its folder. */
  readonly onPublish?: () => Promise<void>;
  /** Switches flags from outside; without it each partner's config decides. */
  readonly flags?: FlagProvider;
  /** Called once for each change of a folder that can't be published; by default writes to stderr. */
  readonly warn?: (line: string) => void;
}

/**
 * The demo's content network: publishes a partner at the first request, and again after a change of its folder or flags, as `npm
 * run partner -- publish` does for a real one. A folder that can't be published keeps what was published before; without that,
 * rejects. Null if the partner or file doesn't exist.
 */
export function contentNetwork(folders: Folders, origins: Origins, { onPublish, flags: provider, warn = (line) => void process.stderr.write(line) }: Network = {}) {
  const known = new Map<string, Version>();
  const published = new Map<string, ReadonlyMap<string, Body>>();
  /** The change of each folder that was last warned of. */
  const warned = new Map<string, number>();

  async function files(folder: string, publishedAt: number, flags: SwitchedFlags): Promise<ReadonlyMap<string, Body>> {
    const read = (text: string): string => withOrigins(text, origins);
    const made = await publishPartner({ folder, dist: folders.dist, distUrl: "../../dist/", contentBase: `${origins.widget}/content`, publishedAt, read, flags });
    return new Map(Object.entries(made.files).map(([name, text]) => [name, textBody(name, text)]));
  }

  /** The flags are asked for before the known version is looked up, so that requests at the same time publish a change once. */
  async function version(folder: string, partner: string, changed: number): Promise<Version> {
    const flags = provider ? await provider.flagsOf(partner) : { everywhere: {}, byState: {} };
    const before = known.get(partner);
    const isSwitched = before !== undefined && JSON.stringify(before.flags) !== JSON.stringify(flags);
    if (before?.changed === changed && !isSwitched) return before;
    // A page that has two copies shows the later one, and switching a flag doesn't change the folder's time.
    const publishedAt = isSwitched ? Date.now() : Math.max(before?.publishedAt ?? 0, Math.round(changed));
    const made = { changed, flags, publishedAt, files: files(folder, publishedAt, flags) };
    known.set(partner, made);
    return made;
  }

  return async function serve(path: string): Promise<Body | null> {
    const [, partner, file] = /^\/([a-z0-9-]+)\/([\w.-]+)$/.exec(path) ?? [];
    const folder = partner === undefined ? null : folderOf(folders, partner);
    if (partner === undefined || file === undefined || folder === null) return null;
    const changed = await changedAt(folder, folders.dist);
    // The folder was there a moment ago: it is being replaced.
    if (changed === null) return serve(path);
    if (known.get(partner)?.changed !== changed) await onPublish?.();
    const current = await version(folder, partner, changed);
    try {
      const files = await current.files;
      published.set(partner, files);
      return files.get(file) ?? null;
    } catch (error) {
      if (known.get(partner) === current) known.delete(partner);
      // A folder that has changed since may have been read while it was half written.
      if ((await changedAt(folder, folders.dist)) !== changed) return serve(path);
      if (warned.get(partner) !== changed) warn(`Partner ${partner} can't be published:\n${error instanceof Error ? error.message : String(error)}\n`);
      warned.set(partner, changed);
      const before = published.get(partner);
      if (!before) throw error;
      return before.get(file) ?? null;
    }
  };
}

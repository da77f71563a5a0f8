import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** What the build writes beside the chunks (tests/build/record.mjs). Files are relative to dist. */
interface Manifest {
  readonly entry: string;
  /** Shows first screens while the rest is on its way. */
  readonly ahead: readonly string[];
  readonly core: readonly string[];
  readonly lines: Readonly<Record<string, readonly string[]>>;
  /** In the order of the flow. */
  readonly steps: Readonly<Record<string, readonly { readonly step: string; readonly file: string }[]>>;
  readonly chunks: Readonly<Record<string, { readonly imports: readonly string[]; readonly dynamicImports: readonly string[]; readonly modules: readonly string[] }>>;
}

export interface Measured {
  readonly what: string;
  readonly files: readonly string[];
  readonly bytes: number;
  readonly budget: number;
}

/**
 * Bytes, brotli at its best level, a file at a time, as a CDN serves them. Six thousand for whatever comes after the first
 * screen. `takenOver` and `client` are what stands, and may only sink.
 */
const later = 6_000;
const budgets = { loader: 1.5 * 1024, beforeFirstField: 75_000, takenOver: 120_000, client: 13_000, laterStep: later, onDemand: later };

/**
 * Walks what dist really imports. Before the first field: what is needed until it takes what is typed. Taken over: all that
 * comes before React has put its own first screen in place of the one that was rendered ahead, and before the type selection,
 * which has no field. A later step: what its screen brings along that the steps before it didn't, the list of quotes with its
 * cards among it. On demand: everything else that a line can import, such as effects and dialogs, each byte charged to the
 * first that brings it.
 */
export function measure(dist: string): readonly Measured[] {
  const manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")) as Manifest;
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
    sizes.set(file, known);
    return known;
  };
  const row = (what: string, files: readonly string[], budget: number): Measured => ({
    what,
    files,
    bytes: files.reduce((sum, file) => sum + sizeOf(file), 0),
    budget,
  });

  const lists = readdirSync(join(dist, "chunks")).filter((name) => name.startsWith("lines-")).map((name) => `chunks/${name}`);
  const loader = "insurance-quote.js";
  const rows = [row("loader", [loader], budgets.loader), row("before the first field", [loader, ...lists, ...manifest.ahead], budgets.beforeFirstField)];

  for (const [line, own] of Object.entries(manifest.lines)) {
    const first = [loader, ...lists, ...manifest.ahead, ...manifest.core, ...own];
    rows.push(row(`${line}: taken over`, first, budgets.takenOver));
    const loaded = new Set(first);
    // With zod and ofetch: fetched once, while the first screen rests.
    const clients = Object.keys(manifest.chunks).filter((file) => manifest.chunks[file]?.modules.includes("src/api/client.ts"));
    const client = clients.flatMap((file) => loadedWith(file, manifest)).filter((file) => !loaded.has(file));
    for (const file of client) loaded.add(file);
    rows.push(row(`${line}: API client`, client, budgets.client));
    const charge = (what: string, file: string, budget: number): void => {
      const files = loadedWith(file, manifest).filter((needed) => !loaded.has(needed));
      if (files.length === 0) return;
      for (const needed of files) loaded.add(needed);
      rows.push(row(`${line}: ${what}`, files, budget));
    };
    const visited = new Set<string>();
    // Who is in this line never comes by another one's screens, though the chunk of shared steps knows the way to them.
    const elsewhere = new Set([...Object.values(manifest.lines).map(([file]) => file), ...Object.values(manifest.steps).flatMap((all) => all.map(({ file }) => file))]);
    const steps = manifest.steps[line] ?? [];
    const chargeOnDemand = (files: readonly string[]): void => {
      const queue = files.flatMap((file) => manifest.chunks[file]?.dynamicImports ?? []);
      for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
        if (visited.has(file) || elsewhere.has(file) || first.includes(file)) continue;
        visited.add(file);
        charge(`on demand, ${file.replace(/^chunks\/|-.{8}\.js$/g, "")}`, file, budgets.onDemand);
        queue.push(...(manifest.chunks[file]?.dynamicImports ?? []));
      }
    };
    // In the order in which a visitor meets them: what the app fetches while the first screen rests, then step by step.
    for (const [shared, what] of [["common", "common to many screens"], ["calls", "common to many calls"]] as const) {
      for (const file of Object.keys(manifest.chunks)) if (file.startsWith(`chunks/${shared}-`)) charge(what, file, budgets.onDemand);
    }
    chargeOnDemand(manifest.core);
    for (const { step, file } of steps) {
      charge(step, file, budgets.laterStep);
      if (!first.includes(file)) chargeOnDemand([file]);
    }
    chargeOnDemand(own);
  }
  return rows;
}

function loadedWith(file: string, manifest: Manifest, found: Set<string> = new Set()): readonly string[] {
  if (found.has(file)) return [];
  found.add(file);
  for (const imported of manifest.chunks[file]?.imports ?? []) loadedWith(imported, manifest, found);
  return [...found];
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** What the build writes beside the chunks (rollup.config.mjs, `record`). Files are relative to dist. */
interface Manifest {
  readonly entry: string;
  readonly core: readonly string[];
  readonly lines: Readonly<Record<string, readonly string[]>>;
  readonly chunks: Readonly<Record<string, { readonly imports: readonly string[]; readonly dynamicImports: readonly string[] }>>;
}

export interface Measured {
  readonly what: string;
  readonly files: readonly string[];
  readonly bytes: number;
  readonly budget: number;
}

/** Bytes, brotli at its best level, a file at a time, as a CDN serves them. */
const budgets = { loader: 1.5 * 1024, beforeFirstField: 75_000, laterStep: 6_000 };

/**
 * Walks what dist really imports. Before the first field: loader, core, the line and its first screen. A later step: the
 * chunk of its dynamic import with all that this brings along and the first field didn't.
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

  const loader = ["insurance-quote.js", ...readdirSync(join(dist, "chunks")).filter((name) => name.startsWith("lines-")).map((name) => `chunks/${name}`)];
  const rows = [row("loader", loader.slice(0, 1), budgets.loader)];
  const lines = Object.entries(manifest.lines);
  if (lines.length === 0) rows.push(row("before the first field", [...loader, ...manifest.core], budgets.beforeFirstField));

  const seen = new Set<string>();
  for (const [line, own] of lines) {
    const first = [...loader, ...manifest.core, ...own];
    rows.push(row(`${line}: before the first field`, first, budgets.beforeFirstField));
    const queue = own.flatMap((file) => manifest.chunks[file]?.dynamicImports ?? []);
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      if (seen.has(step) || first.includes(step)) continue;
      seen.add(step);
      const files = loadedWith(step, manifest).filter((file) => !first.includes(file));
      rows.push(row(`${line}: ${step.replace(/^chunks\/|-[^-]{8}\.js$/g, "")}`, files, budgets.laterStep));
      queue.push(...files.flatMap((file) => manifest.chunks[file]?.dynamicImports ?? []));
    }
  }
  return rows;
}

function loadedWith(file: string, manifest: Manifest, found: Set<string> = new Set()): readonly string[] {
  if (found.has(file)) return [];
  found.add(file);
  for (const imported of manifest.chunks[file]?.imports ?? []) loadedWith(imported, manifest, found);
  return [...found];
}

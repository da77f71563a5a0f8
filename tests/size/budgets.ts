import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Language } from "../../src/kernel/language";
import { isLineSlug } from "../../src/business/lines";
import { expectedOf } from "../lines/expectedOf";
import { publishPartner } from "../../embed-demo/publish/publishPartner";

/** The record that the build writes next to the parcels (src/build/record.mjs). Paths are relative to dist. */
interface Manifest {
  /** Files that every line needs. */
  readonly core: readonly string[];
  /** The further files that a line needs, by its slug. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
  /** The file that paints the first screens, by language. */
  readonly firstPaint: Readonly<Record<string, string>> & { readonly en: string };
  /** The catalogue of texts, by language. */
  readonly texts: Readonly<Record<Language, string>>;
  /** The style sheet of all components. */
  readonly styles: string;
  readonly parcels: Readonly<Record<string, { readonly imports: readonly string[] }>>;
}

export interface Measured {
  readonly what: string;
  readonly measured: number;
  readonly budget: number;
  /** The goal, if the budget is above it. */
  readonly aim?: number;
}

const content = join(import.meta.dirname, "../../embed-demo/content/default");

/**
 * Returns bytes in brotli at its best level, file by file, as a CDN serves them. A walk is everything that a line's visitor
 * fetches from the page's script to the success page, without pictures, texts and styles; most never fetch `rare`.
 */
export async function measure(dist: string): Promise<readonly Measured[]> {
  const manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")) as Manifest;
  const bytesOf = (text: string | Buffer): number => brotliCompressSync(text).length;
  const sum = (files: readonly string[]): number => files.reduce((total, file) => total + bytesOf(readFileSync(join(dist, file))), 0);
  const named = (parcel: string): readonly string[] => Object.keys(manifest.parcels).filter((file) => file.startsWith(`chunks/${parcel}-`));

  const loader = "insurance-quote.js";
  const published = await publishPartner({ folder: content, dist, distUrl: "../../dist/", contentBase: "https://clearmoor.example/content", publishedAt: 0, read: (text) => text.replace(/\{\{\w+\}\}/g, "https://clearmoor.example") });
  const own = bytesOf(published.files[loader] ?? "");
  const parcels = Object.keys(manifest.parcels);
  const [sheet, decoder] = [named("scan"), named("decoder")];
  /** A file of the package and the files that it imports at once. */
  const withImports = (file: string): readonly string[] => [file, ...[...readFileSync(join(dist, "npm", file), "utf8").matchAll(/from"\.\/([^"]+)"/g)].map(([, other]) => other!)];
  const walk = (line: string): readonly string[] => [...manifest.core, ...(manifest.lines[line] ?? []), ...named("quotes")];

  return [
    { what: "plain loader", measured: sum([loader]), budget: 1_600 },
    { what: "before the first field, by the plain loader", measured: sum([loader, manifest.firstPaint.en]), budget: 18_500 },
    { what: "before the first field, by the default partner's own script", measured: own, budget: 19_500 },
    ...Object.keys(manifest.lines).map((line) => ({
      what: `${line}: a whole walk by the partner's own script`,
      measured: own + sum(walk(line)),
      budget: isLineSlug(line) ? expectedOf[line].walk : 0,
      aim: 150_000,
    })),
    { what: "auto: that walk with its styles and texts", measured: own + sum([...walk("auto"), manifest.styles, manifest.texts.en]), budget: 248_000 },
    { what: "auto: JS requests of that walk", measured: 1 + walk("auto").length, budget: 10 },
    { what: "all nine lines, without what paints their first screens", measured: sum(parcels.filter((file) => ![...sheet, ...decoder].includes(file))), budget: 234_500, aim: 200_000 },
    { what: "scanning a barcode, where the browser has a detector", measured: sum(sheet), budget: 9_000 },
    { what: "scanning a barcode elsewhere: its decoder, without the WebAssembly", measured: sum(decoder), budget: 13_000 },
    { what: "the package: its import, before an element is on the page", measured: sum(withImports("index.js").map((file) => `npm/${file}`)), budget: 3_500 },
    { what: "styles of every line", measured: sum([manifest.styles]), budget: 13_500 },
    ...Object.entries(manifest.texts).map(([language, file]) => ({ what: `texts of every line, ${language}`, measured: sum([file]), budget: textBudgets[language] ?? 0 })),
    { what: "files in dist/chunks", measured: parcels.length + 1, budget: 24 },
  ];
}

/** Budgets in bytes: 3 % above the last build that changed them, in steps of half a kilobyte, so that nobody shapes code to fit. */
const textBudgets: Readonly<Record<string, number>> = { en: 20_000, es: 25_500 };

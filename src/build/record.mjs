import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dist, environment, part, src } from "./paths.mjs";

/** The files of the finished builds, for the builds after them and, as dist/manifest.json, for the size check. Paths are relative to dist. */
export const manifest = part === "rest" ? JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")) : { environment };

const save = () => writeFileSync(join(dist, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);

/** Returns what the widget and each line need, by file and with what those import, imports first. `entry` is the widget's own file. */
export function parcelsIn(bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const loadedWith = (file) => [...new Set([...bundle[file].imports.flatMap(loadedWith), file])];
  const entry = chunks.find((chunk) => join(src, "element/defineInsuranceQuote.ts") in chunk.modules)?.fileName;
  if (entry === undefined) throw new Error("No parcel contains element/defineInsuranceQuote.ts");
  const core = loadedWith(entry);
  const lines = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const [, slug] = /\/lines\/(\w+)\/line\.ts$/.exec(facadeModuleId ?? "") ?? [];
    return slug ? [[slug, loadedWith(fileName).filter((file) => !core.includes(file))]] : [];
  });
  const parcels = chunks.map(({ fileName, imports, dynamicImports }) => [fileName, { imports, dynamicImports }]);
  return { entry, core, lines: Object.fromEntries(lines), parcels: Object.fromEntries(parcels) };
}

/** Records the widget's parcels and those that each line needs, and writes the package's entry. */
export const recordParcels = {
  name: "record-parcels",
  writeBundle(_options, bundle) {
    const { entry, ...parcels } = parcelsIn(bundle);
    Object.assign(manifest, parcels);
    // Written here, because Rollup could move shared code into an entry, and this file has no hash in its name.
    writeFileSync(join(dist, "index.js"), `export{defineInsuranceQuote}from"./${entry}";\n`);
    save();
  },
};

/** Records the file that the loader fetches first, for a language. */
export const recordFirstPaint = (language) => ({
  name: "record-first-paint",
  writeBundle(_options, bundle) {
    [(manifest.firstPaint ??= {})[language]] = Object.keys(bundle);
    save();
  },
});

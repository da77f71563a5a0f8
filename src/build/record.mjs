import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dist, environment, src } from "./paths.mjs";

/** What a build tells the ones after it, and dist/manifest.json tells the size check. Files are relative to dist. */
export const manifest = { environment };

const save = () => writeFileSync(join(dist, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);

/** The parcels of the widget, and what each line needs of them; and the package's entry. */
export const recordParcels = {
  name: "record-parcels",
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const byModule = (path) => chunks.find((chunk) => join(src, path) in chunk.modules)?.fileName;
    /** A file and what it imports, what is imported first. */
    const loadedWith = (file) => [...new Set([...bundle[file].imports.flatMap(loadedWith), file])];
    const entry = byModule("element/defineInsuranceQuote.ts");
    manifest.core = loadedWith(entry);
    manifest.lines = Object.fromEntries(
      chunks.flatMap(({ facadeModuleId, fileName }) => {
        const [, slug] = /\/lines\/(\w+)\/line\.ts$/.exec(facadeModuleId ?? "") ?? [];
        return slug ? [[slug, loadedWith(fileName).filter((file) => !manifest.core.includes(file))]] : [];
      }),
    );
    manifest.parcels = Object.fromEntries(chunks.map(({ fileName, imports, dynamicImports }) => [fileName, { imports, dynamicImports }]));
    // By hand, because Rollup would move code that parcels share into an entry, and this one has no hash in its name.
    writeFileSync(join(dist, "index.js"), `export{defineInsuranceQuote}from"./${entry}";\n`);
    save();
  },
};

/** The parcel that the loader begins with, a language. */
export const recordFirstPaint = (language) => ({
  name: "record-first-paint",
  writeBundle(_options, bundle) {
    [(manifest.firstPaint ??= {})[language]] = Object.keys(bundle);
    save();
  },
});

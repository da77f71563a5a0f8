import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { aheadEntry, dist, elementEntry, environment, root } from "./paths.mjs";
import { flows } from "./readFlows.mjs";

/** What build 1 tells the others, and dist/manifest.json tells the size check: core chunks, each line's chunks, and how chunks import each other. */
export let manifest;

/** Writes the manifest, and the package's entry. */
export const record = {
  name: "record",
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const byModule = (id) => chunks.find((chunk) => id in chunk.modules)?.fileName;
    const loadedWith = (files) => {
      const found = new Set();
      const visit = (file) => {
        if (found.has(file)) return;
        found.add(file);
        bundle[file]?.imports.forEach(visit);
      };
      files.forEach(visit);
      return [...found];
    };
    const entry = byModule(elementEntry);
    const ahead = loadedWith([byModule(aheadEntry)]);
    const core = loadedWith([entry]).filter((file) => !ahead.includes(file));
    const lines = {};
    for (const [slug, ids] of flows.firstScreens) lines[slug] = loadedWith(ids.map(byModule)).filter((file) => ![...ahead, ...core].includes(file));
    const steps = Object.fromEntries(
      [...flows.stepScreens].map(([slug, own]) => [slug, own.map(({ step, screen }) => ({ step, file: byModule(screen) }))]),
    );
    manifest = {
      environment,
      steps,
      entry,
      ahead,
      core,
      lines,
      chunks: Object.fromEntries(
        chunks.map((chunk) => [
          chunk.fileName,
          { imports: chunk.imports, dynamicImports: chunk.dynamicImports, modules: Object.keys(chunk.modules).filter((id) => !id.startsWith("\0")).map((id) => relative(root, id)) },
        ]),
      ),
    };
    // By hand, because Rollup would move code that screens share into an entry, and this one has no hash in its name.
    writeFileSync(join(dist, "index.js"), `export{defineInsuranceQuote}from"./${entry}";\n`);
    writeFileSync(join(dist, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
  },
};

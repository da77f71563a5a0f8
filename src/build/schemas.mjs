import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tsImport } from "tsx/esm/api";
import ts from "typescript";
import { catalogueOfSources } from "./catalogue.mjs";
import { dist, src } from "./paths.mjs";

/** Reads the comments of the config's members from partner/content.ts, by name. */
function configComments() {
  const path = join(src, "partner/content.ts");
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, true);
  const comments = {};
  const visit = (node) => {
    const [doc] = ts.isPropertyAssignment(node) ? ts.getJSDocCommentsAndTags(node) : [];
    if (doc) comments[node.name.getText(file)] = String(doc.comment).replace(/\s+/g, " ");
    ts.forEachChild(node, visit);
  };
  visit(file);
  return comments;
}

/** Returns the files that describe a partner's folder to editors, by name, as data. */
export async function schemasOf() {
  const { configSchema, keysSchema, textSchema, themeSchema } = await tsImport(join(src, "partner/publish/jsonSchemas.ts"), import.meta.url);
  const { textsByKey } = await tsImport(join(src, "kernel/phrase.ts"), import.meta.url);
  const phrases = textsByKey(catalogueOfSources());
  return {
    "config.schema.json": configSchema(configComments()),
    "text.schema.json": textSchema(phrases),
    "text-keys.schema.json": keysSchema(phrases),
    "theme.schema.json": themeSchema(),
    "phrases.json": phrases,
  };
}

/** Writes schemas of a partner's files, and the list of phrase keys with their English. */
export const writeSchemas = {
  name: "write-schemas",
  async writeBundle() {
    mkdirSync(join(dist, "schemas"), { recursive: true });
    for (const [name, data] of Object.entries(await schemasOf())) writeFileSync(join(dist, "schemas", name), JSON.stringify(data));
  },
};

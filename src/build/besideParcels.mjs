import { createHash } from "node:crypto";
import { join } from "node:path";
import { domainToASCII } from "node:url";
import tlds from "tlds" with { type: "json" };
import { catalogueOf, languages, sourceLanguage, translated, translations } from "./catalogue.mjs";
import { sheetOf } from "./compileStyles.mjs";
import { src } from "./paths.mjs";
import { manifest } from "./record.mjs";

const names = [...languages.map((language) => `${language}.json`), "styles.css", "domains.txt"];

/** Returns the contents of the files taken out of the parcels. Complete once every module has been compiled. */
async function textsOf(context) {
  const entries = [...context.getModuleIds()].filter((id) => context.getModuleInfo(id).isEntry);
  const source = catalogueOf((message) => context.error(message));
  return {
    [`${sourceLanguage}.json`]: source,
    ...Object.fromEntries(translations.map((language) => [`${language}.json`, translated(language, source)])),
    "styles.css": await sheetOf(entries, (id) => context.getModuleInfo(id)),
    "domains.txt": tlds.map(domainToASCII).join(" "),
  };
}

/** Replaces `write("en.json")`, in quotes, by what `fill` returns for that file. */
const replaced = (code, write, fill) => names.reduce((made, name) => made.replaceAll(JSON.stringify(write(name)), () => JSON.stringify(fill(name))), code);

const id = "virtual:beside-parcels";

/** The module of src/virtual.d.ts: `before`, and one expression for each file. */
const exported = (before, expression) =>
  `${before}export const catalogues = { ${languages.map((language) => `${language}: ${expression(`${language}.json`)}`).join(", ")} }; export const styles = ${expression("styles.css")}; export const domains = ${expression("domains.txt")};`;

const resolved = {
  name: "beside-parcels",
  resolveId: (source) => (source.startsWith(id) ? `\0${source}` : null),
};

const textOf = (name) => `text-of-${name}`;

/** Builds whose code contains the texts: a placeholder stands for each until all modules are compiled. */
function contained(load) {
  let texts;
  return {
    ...resolved,
    load,
    async buildEnd(error) {
      if (!error) texts = await textsOf(this);
    },
    renderChunk: (code) => ({ code: replaced(code, textOf, (name) => texts[name]), map: null }),
  };
}

/** The single file contains texts, styles and domains. */
export const besideInline = () => contained((source) => (source === `\0${id}` ? exported("", (name) => `async () => ${JSON.stringify(textOf(name))}`) : null));

/** The package's name for a file: "texts-en", "styles", "domains". */
const named = (name) => name.replace(/^(.+)\.json$/, "texts-$1").replace(/\.\w+$/, "");

/** In the package each is a module of its own, which a host's bundler finds by its `import()`. */
export const besideImported = () =>
  contained((source) => {
    if (source === `\0${id}`) return exported("const text = (module) => module.default;", (name) => `() => import("${id}/${named(name)}").then(text)`);
    const name = names.find((one) => source === `\0${id}/${named(one)}`);
    return name ? `export default ${JSON.stringify(textOf(name))};` : null;
  });

/** The parcel of one of those modules; undefined for any other module. */
export const besideParcelOf = (source) => (source.startsWith(`\0${id}/`) ? source.slice(id.length + 2) : undefined);

/** Returns a placeholder for a file's digest, replaced once the file is written. */
const digestOf = (name) => `sha256-of-${name}`;

/**
 * For the content network each is a file, which a page fetches beside the parcels and checks against the digest in the code.
 */
export function besideFetched() {
  const files = {};
  let texts;
  return {
    ...resolved,
    buildStart() {
      for (const name of names) files[name] = this.emitFile({ type: "asset", name });
    },
    load: (source) =>
      source === `\0${id}`
        ? exported(`import { fetchFile } from ${JSON.stringify(join(src, "element/fetchFile.ts"))};`, (name) => `() => fetchFile({ href: import.meta.ROLLUP_FILE_URL_${files[name]}, integrity: "${digestOf(name)}" })`)
        : null,
    async buildEnd(error) {
      if (error) return;
      texts = await textsOf(this);
      for (const [name, file] of Object.entries(files)) this.setAssetSource(file, texts[name]);
    },
    renderChunk: (code) => ({ code: replaced(code, digestOf, (name) => `sha256-${createHash("sha256").update(texts[name]).digest("base64")}`), map: null }),
    generateBundle() {
      manifest.texts = Object.fromEntries(languages.map((language) => [language, this.getFileName(files[`${language}.json`])]));
      manifest.styles = this.getFileName(files["styles.css"]);
    },
  };
}

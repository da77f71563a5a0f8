import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import tlds from "tlds" with { type: "json" };
import { catalogueOf, languages, sourceLanguage, translated, translations } from "./catalogue.mjs";
import { sheetOf } from "./compileStyles.mjs";
import { manifest } from "./record.mjs";

/** Contents of the files taken out of the parcels, complete after the first build. The single file, built later, includes them. */
const texts = {
  "domains.txt": tlds.map(domainToASCII).join(" "),
};

const names = [...languages.map((language) => `${language}.json`), "styles.css", "domains.txt"];

/** Returns a placeholder for a file's digest, replaced once the file is written. */
const digestOf = (name) => `sha256-of-${name}`;

/**
 * Writes texts, styles and domains as separate files, which a page fetches beside the parcels and checks against the digests in the
 * code. With `inline` the code contains them instead.
 */
export const besideParcels = ({ inline = false } = {}) => {
  const files = {};
  const said = (name) => (inline ? `{ text: ${JSON.stringify(texts[name])} }` : `{ href: import.meta.ROLLUP_FILE_URL_${files[name]}, integrity: "${digestOf(name)}" }`);
  return {
    name: "beside-parcels",
    buildStart() {
      for (const name of inline ? [] : names) files[name] = this.emitFile({ type: "asset", name });
    },
    resolveId: (id) => (id === "virtual:beside-parcels" ? `\0${id}` : null),
    load: (id) => (id === "\0virtual:beside-parcels" ? `export const catalogues = { ${languages.map((language) => `${language}: ${said(`${language}.json`)}`).join(", ")} }; export const styles = ${said("styles.css")}; export const domains = ${said("domains.txt")};` : null),
    async buildEnd(error) {
      if (inline || error) return;
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id).isEntry);
      const source = catalogueOf((message) => this.error(message));
      texts[`${sourceLanguage}.json`] = source;
      for (const language of translations) texts[`${language}.json`] = translated(language, source);
      texts["styles.css"] = await sheetOf(entries, this.getModuleInfo);
      for (const [name, file] of Object.entries(files)) this.setAssetSource(file, texts[name]);
    },
    renderChunk(code) {
      const digest = (name) => `sha256-${createHash("sha256").update(texts[name]).digest("base64")}`;
      return { code: Object.keys(files).reduce((made, name) => made.replace(digestOf(name), () => digest(name)), code), map: null };
    },
    generateBundle() {
      if (inline) return;
      manifest.texts = Object.fromEntries(languages.map((language) => [language, this.getFileName(files[`${language}.json`])]));
      manifest.styles = this.getFileName(files["styles.css"]);
    },
  };
};

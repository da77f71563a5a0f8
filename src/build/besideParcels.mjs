import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import tlds from "tlds" with { type: "json" };
import { catalogueOf, languages, sourceLanguage, translated, translations } from "./catalogue.mjs";
import { sheetOf } from "./compileStyles.mjs";
import { manifest } from "./record.mjs";

/** What has left the code of the parcels, once all of it is known: the single file, which is built later, has it in it. */
const texts = {
  "domains.txt": tlds.map(domainToASCII).join(" "),
};

const names = [...languages.map((language) => `${language}.json`), "styles.css", "domains.txt"];

/** Stands for a file's digest until the file is known. */
const digestOf = (name) => `sha256-of-${name}`;

/**
 * Writes what has left the code as files of their own, which a page fetches beside the parcels and checks against the digest
 * that the code has. `inline`: the code has the texts themselves.
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

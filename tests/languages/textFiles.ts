import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { translations, type Language } from "../../src/kernel/language";
import type { Area } from "./missingTexts";

const content = "embed-demo/content";

/** The demo's texts by English text or key, one file per language. `{}` is the language. */
const files = [
  ...readdirSync("embed-demo/texts/es").map((name) => `embed-demo/texts/{}/${name}`),
  "embed-demo/service/texts/problems.{}.json",
  ...readdirSync(content).map((partner) => `${content}/${partner}/text.{}.json`),
].filter((file) => translations.some((language) => existsSync(file.replace("{}", language))));

const keysOf = (file: string): readonly string[] => (existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, "utf8")) as object) : []);

/** Counts the texts of the demo's pages, the service's problems and the partners that a language has, by file. All is what any language has. */
export const textFiles = (language: Language): readonly Area[] =>
  files.map((file) => ({
    area: file.replace("embed-demo/", "").replace(/[/.]\{\}/, "").replace(".json", ""),
    all: new Set(translations.flatMap((known) => keysOf(join(file.replace("{}", known))))).size,
    own: keysOf(file.replace("{}", language)).length,
  }));

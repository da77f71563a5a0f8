import { readFileSync } from "node:fs";
import { join } from "node:path";
import { codeFor } from "../../embed-demo/docs/playground/codeFor";
import { readSetting } from "../../embed-demo/docs/playground/setting";
import type { EmbedKind } from "../../embed-demo/publish/embedCode";
import { docPage, snippetsUnder } from "../architecture/docPages";

/** Code that readers copy from the docs, by the file of a host's project that it replaces. */
export type Copied = Readonly<Record<string, string>>;

const recipes = readFileSync(join(import.meta.dirname, "README.md"), "utf8");

function only(text: string, heading: string, language: string, part = ""): string {
  const [found, ...others] = snippetsUnder(text, heading, language).filter((code) => code.includes(part));
  if (found === undefined || others.length > 0) throw new Error(`There isn't one block of ${language} under "${heading}".`);
  return found;
}

/** The only code block of a language under a heading of the recipes, or of a page of the docs. `part` tells one of several. */
export const recipe = (heading: string, language: string, part?: string): string => only(recipes, heading, language, part);
export const fromDocs = (place: string, heading: string, language: string): string => only(docPage(place), heading, language);

/** The playground's code with what differs from a tag's defaults in every way that its choices allow. */
export const fromPlayground = (kind: EmbedKind): string => codeFor(kind, readSetting("?partner=prairie-lantern&line=pet&chrome=full&color-scheme=auto&lang=es&router=query"));

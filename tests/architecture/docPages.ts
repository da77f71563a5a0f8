import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../..");
const docs = join(root, "embed-demo/docs");

export interface DocPage {
  /** From the repository's root. */
  readonly file: string;
  readonly text: string;
}

/** The README and every page of the docs. */
export const docPages: readonly DocPage[] = [
  join(root, "README.md"),
  ...readdirSync(docs, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".md")).sort().map((path) => join(docs, path)),
].map((path) => ({ file: relative(root, path), text: readFileSync(path, "utf8") }));

/** A page by its place in the docs: `partners/embed`. */
export const docPage = (place: string): string => docPages.find(({ file }) => file === `embed-demo/docs/${place}.md`)!.text;

export interface Snippet {
  readonly file: string;
  readonly code: string;
}

const blocksIn = (text: string, language: string): readonly string[] => [...text.matchAll(new RegExp(`^( *)\`\`\`${language}(?: [\\w-]+)?\\n(.*?)^\\1\`\`\``, "gms"))].map(([, , code]) => code!);

/** The code blocks of a language, with the page that each is on. */
export const snippetsIn = (language: string): readonly Snippet[] => docPages.flatMap(({ file, text }) => blocksIn(text, language).map((code) => ({ file, code })));

/** The code blocks of a language between a heading and the next one of its level. Throws if there is no such heading. */
export function snippetsUnder(text: string, heading: string, language: string): readonly string[] {
  const [, level, rest] = new RegExp(`^(#+) ${heading}\\n(.*)`, "ms").exec(text) ?? [];
  if (rest === undefined) throw new Error(`There is no heading "${heading}".`);
  return blocksIn(rest.split(new RegExp(`^${level} `, "m"))[0]!, language);
}

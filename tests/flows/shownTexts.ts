import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { Language } from "../../src/kernel/language";
import { textsByKey } from "../../src/kernel/phrase";
import { catalogueOfSources } from "../../src/build/catalogue.mjs";

/** A text that a visitor reads, and its place: a phrase's key, or a file and line. */
export interface ShownText {
  readonly at: string;
  readonly text: string;
}

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => ending.test(path) && !path.includes(".test."))
    .map((path) => join(folder, path))
    .sort();

/** Returns the widget's phrases and field labels by their keys. */
export const phrasesOfWidget = (): ShownText[] => Object.entries(textsByKey(catalogueOfSources())).map(([at, text]) => ({ at, text }));

/** Returns the partners' own texts. */
export function textsOfPartners(language: Language = "en"): ShownText[] {
  return filesIn("embed-demo/content", language === "en" ? /text\.json$/ : /text\.es\.json$/).flatMap((path) =>
    Object.entries(JSON.parse(readFileSync(path, "utf8")) as Record<string, string>).map(([key, text]) => ({ at: `${path}, ${key}`, text })),
  );
}

/** Returns a literal with its values as placeholders; undefined for anything else. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(({ literal }) => `{value}${literal.text}`).join("");
  return undefined;
}

/** Nodes that only developers read: types, imports, thrown errors, tagged templates (styles, SQL) and API documentation. */
const isUnshown = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isTaggedTemplateExpression(node) ||
  (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) ||
  (ts.isCallExpression(node) && /(?:^|\.)(?:describe|fault|query|getPropertyValue|header)$/.test(node.expression.getText())) ||
  (ts.isPropertyAssignment(node) && /^(?:summary|description)$/.test(node.name.getText()) && ts.isStringLiteralLike(node.initializer) && /contract/.test(node.getSourceFile().fileName));

/** Returns the sentences and multi-word names in code: labels, messages, e-mail texts. */
export function textsInCode(folder: string): ShownText[] {
  return filesIn(folder, /\.tsx?$/).flatMap((path) => {
    const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, true);
    const found: ShownText[] = [];
    const visit = (node: ts.Node): void => {
      if (isUnshown(node)) return;
      const text = literalText(node);
      if (text !== undefined && /^[A-Z{][\w'’{}]* [\w${]/.test(text)) found.push({ at: `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`, text });
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}

const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** Returns the texts of a folder's pages, block by block. */
export function textsOfPages(folder: string): ShownText[] {
  return filesIn(folder, /\.html$/).flatMap((path) =>
    readFileSync(path, "utf8")
      .replace(/<(script|style|svg)\b[^]*?<\/\1>/g, "\n")
      .replace(/\s*\n\s*/g, " ")
      .replace(/<br>/g, ". ")
      .replace(/<\/?(?:a|b|i|strong|small|span|code|kbd|time)\b[^>]*>/g, "")
      .split(/<[^>]+>/)
      .map((text) => text.replace(/&\w+;/g, (entity) => entities[entity] ?? "").trim())
      .filter((text) => /[a-z]{2}/.test(text))
      .map((text) => ({ at: path, text })),
  );
}

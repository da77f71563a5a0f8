import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { sourceLanguage, type Language } from "../../src/kernel/language";
import type { Area } from "./missingTexts";

/** Texts that are written in code, for each language together: those of e-mails and of the fallback. Found by their type. */
const table = /^Readonly<Partial<Record<Language, unknown>>>$/;

const textsIn = (node: ts.Node): number => (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? 1 : node.getChildren().reduce((sum, child) => sum + textsIn(child), 0));

/** Returns the number of texts that a file's table has in each language; null for a file without one. */
export function tableIn(file: string, code: string): Readonly<Record<string, number>> | null {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
  let found: ts.ObjectLiteralExpression | null = null;
  const visit = (node: ts.Node): void => {
    const made = ts.isSatisfiesExpression(node) && table.test(node.type.getText()) ? node.expression : null;
    const object = made && ts.isAsExpression(made) ? made.expression : made;
    if (object && ts.isObjectLiteralExpression(object)) found = object;
    ts.forEachChild(node, visit);
  };
  visit(source);
  const properties = (found as ts.ObjectLiteralExpression | null)?.properties;
  return properties ? Object.fromEntries(properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => [name.getText(), textsIn(initializer)])) : null;
}

/** Counts the texts in code that a language has, by file. */
export function textsInCode(language: Language): readonly Area[] {
  const files = ["src", "embed-demo"].flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => join(root, file)));
  return files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .flatMap((file) => {
      const code = readFileSync(file, "utf8");
      const counts = code.includes("satisfies Readonly<Partial<Record<Language") ? tableIn(file, code) : null;
      return counts ? [{ area: basename(file, ".ts"), all: counts[sourceLanguage]!, own: counts[language] ?? 0 }] : [];
    });
}

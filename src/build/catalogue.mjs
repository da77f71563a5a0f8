import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { tsImport } from "tsx/esm/api";
import ts from "typescript";
import { src } from "./paths.mjs";

/** The phrases taken out of each module, as `[prefix, name, text]`, by the module's id. */
const found = new Map();

/** Returns the text of a string literal, or of several joined by `+`; undefined for any other expression. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isObjectLiteralExpression(node)) return formsOf(node);
  const [head, tail] = ts.isBinaryExpression(node) ? [textOf(node.left), textOf(node.right)] : [];
  return typeof head === "string" && typeof tail === "string" ? head + tail : undefined;
}

/** Returns a text's plural forms (src/kernel/plural.ts); undefined if one isn't a literal. */
function formsOf(node) {
  const forms = node.properties.map(({ name, initializer }) => [name?.text, initializer && textOf(initializer)]);
  return forms.every(([, text]) => typeof text === "string") ? Object.fromEntries(forms) : undefined;
}

/** Tells whether each use of a constant reads a named member, so that the module never passes the object on. */
function isNamedInEveryUse(declaration, file) {
  if (!ts.isVariableDeclaration(declaration) || ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) return false;
  const names = (node) => {
    const { parent } = node;
    if (!ts.isIdentifier(node) || node.text !== declaration.name.text || parent.name === node) return ts.forEachChild(node, names);
    return !(ts.isPropertyAccessExpression(parent) && parent.expression === node);
  };
  return !names(file);
}

/** Returns the module with keys in place of texts, and the texts. */
function withoutTexts(code, id, fail) {
  const file = ts.createSourceFile(id, code, ts.ScriptTarget.ES2022, true);
  const [edits, texts, helpers] = [[], [], new Set()];
  const take = (prefix, name, node) => {
    const text = textOf(node);
    if (!ts.isStringLiteralLike(prefix) || text === undefined || !/^\w+$/.test(name)) {
      fail(`${id}: ${node.getText()} must be written out, with a plain name, or it can't go into the catalogue`);
    }
    texts.push([prefix.text, name, text]);
  };
  const visit = (node) => {
    const called = ts.isCallExpression(node) ? node.expression.getText() : "";
    const [first, second, third] = node.arguments ?? [];
    if (called === "phrases") {
      const names = second.properties.map(({ name, initializer }) => (take(first, name.text, initializer), name.text));
      const isNamed = ts.isPropertyAccessExpression(node.parent) || isNamedInEveryUse(node.parent, file);
      const made = isNamed ? `keyed(${first.getText()})` : `listed(${first.getText()}, ${JSON.stringify(names.join(" "))})`;
      helpers.add(made.slice(0, made.indexOf("(")));
      edits.push([node.getStart(), node.end, made]);
    }
    const label = called === "field" && third?.properties?.find(({ name }) => name?.getText() === "label")?.initializer;
    if (label && textOf(label) !== undefined) {
      // Without a literal name there is no key, and the label would be English in every language: use a phrase there.
      if (!ts.isStringLiteralLike(first)) fail(`${id}: the field ${first.getText()} has its label written out, and not its name`);
      texts.push(["field", first.text, textOf(label)]);
      edits.push([label.getStart(), label.end, '""']);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const imported = file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => importClause?.namedBindings?.elements ?? []);
  const phrases = imported.find(({ name }) => name.text === "phrases");
  if (phrases) edits.push([phrases.getStart(), phrases.end, [...helpers].join(", ")]);
  const made = edits.sort(([one], [other]) => other - one).reduce((text, [from, to, by]) => text.slice(0, from) + by + text.slice(to), code);
  return { made, texts };
}

/** Returns all texts by prefix and name, in an order independent of the modules'. Fails if a key has two texts. */
export function catalogueOf(fail) {
  const catalogue = {};
  const byFirst = ([one], [other]) => (one < other ? -1 : one > other ? 1 : 0);
  for (const [prefix, name, text] of [...found].sort(byFirst).flatMap(([, texts]) => texts).sort(byFirst)) {
    const names = (catalogue[prefix] ??= {});
    if (!isDeepStrictEqual(names[name] ?? text, text)) fail(`${prefix}.${name} says both ${JSON.stringify(names[name])} and ${JSON.stringify(text)}`);
    names[name] = text;
  }
  return JSON.stringify(catalogue);
}

/** Returns the catalogue as data, from all sources and not only from those that a build has read. */
export function catalogueOfSources() {
  const fail = (message) => {
    throw new Error(message);
  };
  for (const file of readdirSync(src, { recursive: true })) {
    const path = join(src, file);
    if (/\.tsx?$/.test(file) && !file.includes(".test.")) takeTexts.transform.call({ error: fail }, readFileSync(path, "utf8"), path);
  }
  return JSON.parse(catalogueOf(fail));
}

/** The widget's languages, read from the source. */
export const { isPartial, languages, sourceLanguage, translations } = await tsImport(join(src, "kernel/language.ts"), import.meta.url);

/** Reads a language's texts from its folder: one file per area, in the catalogue's shape. A step's file may contain its fields' labels. */
export function translationOf(language) {
  const folder = join(src, "texts", language);
  return joined(readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8"))));
}

/** Joins catalogues. Fails if two of them have the same key. */
export function joined(parts) {
  const catalogue = {};
  for (const [prefix, texts] of parts.flatMap(Object.entries)) {
    const names = (catalogue[prefix] ??= {});
    const twice = Object.keys(texts).find((name) => name in names);
    if (twice !== undefined) throw new Error(`${prefix}.${twice} stands in two files`);
    Object.assign(names, texts);
  }
  return catalogue;
}

/** Returns another language's catalogue. Texts that it lacks are included in English, under English's code, so that no text is missing. */
export function translated(language, english) {
  const [own, base] = [translationOf(language), JSON.parse(english)];
  const missing = Object.entries(base).flatMap(([prefix, texts]) => Object.entries(texts).flatMap(([name, text]) => (own[prefix]?.[name] === undefined ? [[`${prefix}.${name}`, text]] : [])));
  const sorted = Object.fromEntries(Object.entries(own).sort());
  return JSON.stringify(missing.length === 0 ? sorted : { ...sorted, [sourceLanguage]: Object.fromEntries(missing) });
}

/** Moves the texts of phrases and fields from the code to the catalogue. */
export const takeTexts = {
  name: "take-texts",
  transform(code, id) {
    if (!id.startsWith(src) || !/\b(?:phrases|field)[(<]/.test(code) || /\/kernel\/phrase\.ts$|\/flow\/field\.ts$/.test(id)) return null;
    const { made, texts } = withoutTexts(code, id, (message) => this.error(message));
    found.set(id, texts);
    return { code: made, map: null };
  },
};

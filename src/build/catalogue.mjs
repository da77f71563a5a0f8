import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { tsImport } from "tsx/esm/api";
import ts from "typescript";
import { src } from "./paths.mjs";

/** By module, `[prefix, name, text]` of each phrase that has left it. */
const found = new Map();

/** A text as it is written in the source, in one piece or several; undefined where it is anything else. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isObjectLiteralExpression(node)) return formsOf(node);
  const [head, tail] = ts.isBinaryExpression(node) ? [textOf(node.left), textOf(node.right)] : [];
  return typeof head === "string" && typeof tail === "string" ? head + tail : undefined;
}

/** A text's plural forms (src/kernel/plural.ts); undefined where one isn't written out. */
function formsOf(node) {
  const forms = node.properties.map(({ name, initializer }) => [name?.text, initializer && textOf(initializer)]);
  return forms.every(([, text]) => typeof text === "string") ? Object.fromEntries(forms) : undefined;
}

/** A constant that goes nowhere: each use of it names a member. */
function isNamedInEveryUse(declaration, file) {
  if (!ts.isVariableDeclaration(declaration) || ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) return false;
  const names = (node) => {
    const { parent } = node;
    if (!ts.isIdentifier(node) || node.text !== declaration.name.text || parent.name === node) return ts.forEachChild(node, names);
    return !(ts.isPropertyAccessExpression(parent) && parent.expression === node);
  };
  return !names(file);
}

/** The module with keys in place of texts, and what has left it. */
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
      // Its key would be nobody's, and the label English in every language: such a field takes a phrase.
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

/** Every text by prefix and name, in one order whatever was transformed first. Fails where a key says two things. */
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

/** What the widget speaks, as the source says it. */
export const { isPartial, languages, sourceLanguage, translations } = await tsImport(join(src, "kernel/language.ts"), import.meta.url);

/** A language's texts, as its folder has them: a file an area, in the catalogue's shape. A step's file may have its fields' labels too. */
export function translationOf(language) {
  const folder = join(src, "texts", language);
  return joined(readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8"))));
}

/** Catalogues in one. Fails where two of them have the same key. */
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

/** The catalogue of another language: the English of each text that it lacks is under the code of English, so that no screen has a hole. */
export function translated(language, english) {
  const [own, base] = [translationOf(language), JSON.parse(english)];
  const missing = Object.entries(base).flatMap(([prefix, texts]) => Object.entries(texts).flatMap(([name, text]) => (own[prefix]?.[name] === undefined ? [[`${prefix}.${name}`, text]] : [])));
  const sorted = Object.fromEntries(Object.entries(own).sort());
  return JSON.stringify(missing.length === 0 ? sorted : { ...sorted, [sourceLanguage]: Object.fromEntries(missing) });
}

/** Takes the texts of phrases and fields out of the code, for the catalogue of their language. */
export const takeTexts = {
  name: "take-texts",
  transform(code, id) {
    if (!id.startsWith(src) || !/\b(?:phrases|field)[(<]/.test(code) || /\/kernel\/phrase\.ts$|\/flow\/field\.ts$/.test(id)) return null;
    const { made, texts } = withoutTexts(code, id, (message) => this.error(message));
    found.set(id, texts);
    return { code: made, map: null };
  },
};

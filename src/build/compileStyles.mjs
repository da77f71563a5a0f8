import { createHash } from "node:crypto";
import { join, sep } from "node:path";
import { css } from "goober";
import { tsImport } from "tsx/esm/api";
import { src } from "./paths.mjs";

/** goober's class names, `go` and ten digits that nothing compresses, in six letters. */
const short = (name) => `iq${BigInt(`0x${createHash("sha256").update(name).digest("hex").slice(0, 12)}`).toString(36).slice(-4)}`;

const seen = new Map();
export const shortenNames = (text) =>
  text.replace(/\bgo\d{5,}\b/g, (name) => {
    const made = short(name);
    if (seen.has(made) && seen.get(made) !== name) throw new Error(`${name} and ${seen.get(made)} both become ${made}`);
    seen.set(made, name);
    return made;
  });

/** Where a length is how wide something with text in it is. */
const widths = /\b(?:width|grid-template-columns):[^;}]+/g;

/**
 * What text takes grows with the browser's font size: sizes and heights of lines, widths from 100 px on, and the widths at
 * which the layout changes. `em` in a query is the container's, so that is as large as the browser's own text (baseStyles).
 */
const grown = (sheet) =>
  sheet
    .replace(/@container[^{]+/g, (query) => query.replace(/([\d.]+)px/g, (_length, amount) => `${amount / 16}em`))
    .replace(/(font-size|line-height):([\d.]+)px/g, "$1:calc($2*var(--iq-u))")
    .replace(widths, (width) => width.replace(/(?<![\d.-])(\d{3,4})px/g, "calc($1*var(--iq-u))"));

/** Without comments, line breaks and indents. */
export const squeezed = (sheet) => grown(sheet.replace(/\/\*[^]*?\*\//g, "").replace(/\s*\n\s*/g, "").replace(/: | (?=\{)/g, (space) => space.trim()));

/** A sheet's rules and their class name, as goober would make them in a browser: which it asks for, once first screens were rendered. */
function compiled(sheet) {
  const target = { data: "", querySelector: () => ({ parentNode: true, firstChild: target }) };
  const name = css.bind({ target })(squeezed(sheet));
  return [name, target.data].map(shortenNames);
}

/** An at-rule that stands twice in a sheet, side by side: goober puts the second into the place of the first, before what it should change. */
const repeated = (sheet) => sheet.match(/^ {2}@[^{]+/gm)?.find((rule, index, rules) => rules.indexOf(rule) < index)?.trim();

/** By module, the rules of its templates. */
const found = new Map();

/**
 * Does goober's work when the widget is built: each `css` template becomes its class name, and its rules go into the sheet
 * beside the parcels. A page would do it again at every load, and carry goober for it.
 */
export const compileStyles = {
  name: "compile-styles",
  transform(code, id) {
    if (!id.startsWith(join(src, "ui") + sep) || !/\bcss ?`/.test(code) || id.endsWith("styles.ts")) return null;
    if (/\bcss ?`[^`]*\$\{/.test(code)) this.error("A css template must stand by itself: what differs goes into a custom property.");
    const rules = [];
    const made = code.replace(/\bcss ?`([^`]*)`/g, (_template, sheet) => {
      if (repeated(sheet)) this.error(`Write "${repeated(sheet)}" once in a css template, at its end.`);
      const [name, own] = compiled(sheet);
      rules.push(own);
      return JSON.stringify(name);
    });
    found.set(id, rules);
    return { code: made, map: null };
  },
};

/** Modules in the order in which they run: what one imports comes before it. */
function inOrder(entries, infoOf, seen = new Set(), later = []) {
  const visit = (id) => {
    if (seen.has(id)) return [];
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
    later.push(...dynamicallyImportedIds);
    return [...importedIds.flatMap(visit), id];
  };
  const first = entries.flatMap(visit);
  return first.length > 0 || later.length > 0 ? [...first, ...inOrder(later.splice(0), infoOf, seen, later)] : [];
}

/** Every rule of the modules that are brought along from here. Where two say the same of an element, the later one wins. */
export async function sheetOf(entries, infoOf) {
  const { baseStyles } = await tsImport(join(src, "ui/styles/baseStyles.ts"), import.meta.url);
  return [...new Set([squeezed(baseStyles), ...inOrder(entries, infoOf).flatMap((id) => found.get(id) ?? [])])].join("");
}

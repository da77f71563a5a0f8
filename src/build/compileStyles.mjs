import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { css } from "goober";
import { tsImport } from "tsx/esm/api";
import { root, src } from "./paths.mjs";

/*
 * THE STYLES. A component writes its rules in a goober template: css`color: red; &:hover { color: blue; }`. The build does goober's
 * work: the template becomes a class name, and its rules go into one sheet, chunks/styles-<hash>.css. A page runs no goober.
 * Run from source, as in tests, goober itself does the same. CSS modules and Lightning CSS would scope and nest too, but templates
 * aren't files: we would still have to find the templates and to compile lengths.
 *
 * A template must follow these rules. The build reports a violation with file and line:
 * 1. No `${…}`: the template is compiled without running its module. Use a custom property for a value that varies.
 * 2. Every declaration ends in a semicolon, the last one too: goober drops one without.
 * 3. A selector ends where its `)` closes: goober would start a new selector after it. Write `&:not(.a) { .b { … } }` for
 *    `&:not(.a) .b { … }`.
 * 4. A template has each at-rule only once, at its end: goober would replace the first with the second.
 * stylelint checks the templates too (npm run lint, postcss-styled-syntax), and reports invalid CSS.
 *
 * The build changes these lengths, because texts and their containers must grow with the browser's font size, whatever the host's
 * font size. `--iq-u` is a sixteenth of the browser's font size, so 1 px at the default of 16 px (src/ui/styles/baseStyles.ts):
 * 5. `font-size` and `line-height` in px become multiples of it: `font-size: 17px` is `calc(17*var(--iq-u))`.
 * 6. So do lengths from 100 px on in `width`, `min-width`, `max-width` and `grid-template-columns`: an element that wide
 *    contains text. Shorter ones are icons and borders, and stay. Write `calc(44 * var(--iq-u))` for a short one that grows.
 * 7. A `px` in the query of an `@container` becomes `em`, a sixteenth each, which is the browser's font size there.
 * Every other px stays: paddings, gaps, borders, shadows, heights.
 *
 * The sheet is in the order in which modules run, imported modules first: of two rules with the same specificity the importer's wins,
 * as it does without the build.
 */

/** Shortens goober's class names, `go` and ten digits that don't compress, to six characters. */
const short = (name) => `iq${BigInt(`0x${createHash("sha256").update(name).digest("hex").slice(0, 12)}`).toString(36).slice(-4)}`;

const seen = new Map();
export const shortenNames = (text) =>
  text.replace(/\bgo\d{5,}\b/g, (name) => {
    const made = short(name);
    if (seen.has(made) && seen.get(made) !== name) throw new Error(`${name} and ${seen.get(made)} both become ${made}`);
    seen.set(made, name);
    return made;
  });

/** Matches declarations whose long lengths grow with the text (rule 6). */
const widths = /\b(?:width|grid-template-columns):[^;}]+/g;

/** Applies rules 5 to 7. */
const grown = (sheet) =>
  sheet
    .replace(/@container[^{]+/g, (query) => query.replace(/([\d.]+)px/g, (_length, amount) => `${amount / 16}em`))
    .replace(/(font-size|line-height):([\d.]+)px/g, "$1:calc($2*var(--iq-u))")
    .replace(widths, (width) => width.replace(/(?<![\d.-])(\d{3,4})px/g, "calc($1*var(--iq-u))"));

/** Removes comments, line breaks and indents. */
export const squeezed = (sheet) => grown(sheet.replace(/\/\*[^]*?\*\//g, "").replace(/\s*\n\s*/g, "").replace(/: | (?=\{)/g, (space) => space.trim()));

/** Returns a template's class name and rules as goober makes them in a browser; goober writes into the object that it is given. */
export function compiled(sheet) {
  const target = { data: "", querySelector: () => ({ parentNode: true, firstChild: target }) };
  const name = css.bind({ target })(squeezed(sheet));
  return [name, target.data].map(shortenNames);
}

/** Returns the first violation of rules 1 to 4 in a template, as its offset and what to do about it; undefined if there is none. */
export function faultOf(template) {
  // Replaces comments with spaces, so that offsets stay.
  const sheet = template.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
  const atRules = [...sheet.matchAll(/^ {2}(@[^{]+?)\s*\{/gm)];
  const faults = [
    [/\$\{/.exec(sheet)?.index, "A css template must stand by itself: put what differs into a custom property."],
    [/[^;{}\s]\s*(?:\}|$)/.exec(sheet)?.index, "End every declaration in a semicolon: goober drops one without."],
    [/\)(?!\s*[,)\]{])[^,(){};]*\{/.exec(sheet.replace(/^\s*@[^{]*/gm, (rule) => rule.replace(/[^\n]/g, " ")))?.index, "Write what follows a selector's `)` as a block inside it: goober begins a new selector there."],
    [atRules.find(([, rule], index) => atRules.findIndex(([, other]) => other === rule) < index)?.index, "Write an at-rule once in a css template, at its end: goober puts the second into the place of the first."],
  ];
  const [offset, advice] = faults.find(([index]) => index !== undefined) ?? [];
  return advice && { offset, advice };
}

/** Returns `file:line` of a place in a template. Reads the source file, because the transformed code has other lines. */
function placeOf(id, template, offset) {
  const source = readFileSync(id, "utf8");
  const from = Math.max(source.indexOf(template), 0);
  return `${relative(root, id)}:${source.slice(0, from + offset).split("\n").length}`;
}

/** The rules of each module's templates, by the module's id. */
const found = new Map();

/** Replaces each `css` template of src/ui with its class name, and keeps its rules for the sheet. */
export const compileStyles = {
  name: "compile-styles",
  transform(code, id) {
    if (!id.startsWith(join(src, "ui") + sep) || !/\bcss ?`/.test(code) || id.endsWith("styles.ts")) return null;
    const rules = [];
    const made = code.replace(/\bcss ?`([^`]*)`/g, (_template, sheet) => {
      const fault = faultOf(sheet);
      if (fault) this.error(`${placeOf(id, sheet, fault.offset)}: ${fault.advice}`);
      const [name, own] = compiled(sheet);
      rules.push(own);
      return JSON.stringify(name);
    });
    found.set(id, rules);
    return { code: made, map: null };
  },
};

/** Returns modules in the order in which they run: imported modules first. */
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

/** Returns the rules of all modules reached from these entries. Of two rules about the same property, the later one wins. */
export async function sheetOf(entries, infoOf) {
  const { baseStyles } = await tsImport(join(src, "ui/styles/baseStyles.ts"), import.meta.url);
  return [...new Set([squeezed(baseStyles), ...inOrder(entries, infoOf).flatMap((id) => found.get(id) ?? [])])].join("");
}

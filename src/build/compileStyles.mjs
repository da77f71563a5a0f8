import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { css } from "goober";
import { tsImport } from "tsx/esm/api";
import { root, src } from "./paths.mjs";

/*
 * THE STYLES. A component writes its rules in a goober template: css`color: red; &:hover { color: blue; }`. The build does goober's
 * work: the template becomes a class name, and its rules go into one sheet, chunks/styles-<hash>.css. A page runs no goober.
 * From source, as in tests, goober itself does the same. CSS modules and Lightning CSS would scope and nest too, but templates
 * aren't files: they would come on top of finding the templates, and the rule for lengths would stay ours.
 *
 * What a template may hold. Anything else fails the build, with file and line:
 * 1. No `${…}`: the template is compiled without running its module. What differs goes into a custom property.
 * 2. Every declaration ends in a semicolon, the last one too: goober drops one without.
 * 3. A selector ends where its `)` closes: goober would begin a new selector behind it. Write `&:not(.a) { .b { … } }` for
 *    `&:not(.a) .b { … }`.
 * 4. An at-rule stands once in a template, at its end: goober would put the second into the place of the first.
 * stylelint reads the templates in addition (npm run lint, postcss-styled-syntax), and knows what is no CSS at all.
 *
 * What the build changes, because text and what holds it must grow with the browser's font size while hosts' sizes don't
 * matter. `--iq-u` is a sixteenth of the browser's font size, so 1 px at the default of 16 px (src/ui/styles/baseStyles.ts):
 * 5. `font-size` and `line-height` in px become multiples of it: `font-size: 17px` is `calc(17*var(--iq-u))`.
 * 6. So do lengths from 100 px on in `width`, `min-width`, `max-width` and `grid-template-columns`: as wide as that, something
 *    has text in it. Shorter ones are icons and borders, and stay. Write `calc(44 * var(--iq-u))` for a short one that grows.
 * 7. A `px` in the query of an `@container` becomes `em`, a sixteenth each, which is the browser's font size there.
 * Every other px is a px: paddings, gaps, borders, shadows, heights.
 *
 * The order of the sheet is the order in which modules run, what is imported first: of two rules as specific as each other the
 * importer's wins, as it would in a page.
 */

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

/** Declarations whose long lengths grow with the text (rule 6). */
const widths = /\b(?:width|grid-template-columns):[^;}]+/g;

/** Rules 5 to 7. */
const grown = (sheet) =>
  sheet
    .replace(/@container[^{]+/g, (query) => query.replace(/([\d.]+)px/g, (_length, amount) => `${amount / 16}em`))
    .replace(/(font-size|line-height):([\d.]+)px/g, "$1:calc($2*var(--iq-u))")
    .replace(widths, (width) => width.replace(/(?<![\d.-])(\d{3,4})px/g, "calc($1*var(--iq-u))"));

/** Without comments, line breaks and indents. */
export const squeezed = (sheet) => grown(sheet.replace(/\/\*[^]*?\*\//g, "").replace(/\s*\n\s*/g, "").replace(/: | (?=\{)/g, (space) => space.trim()));

/** A template's class name and rules, as goober would make them in a browser: it is handed an object to write into. */
export function compiled(sheet) {
  const target = { data: "", querySelector: () => ({ parentNode: true, firstChild: target }) };
  const name = css.bind({ target })(squeezed(sheet));
  return [name, target.data].map(shortenNames);
}

/** The first place of a template that breaks rules 1 to 4, as its offset and what to do about it; undefined for a good one. */
export function faultOf(template) {
  // Comments become spaces, so that offsets stay.
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

/** `file:line` of a place in a template, in the source as it was written: the code that is transformed has other lines. */
function placeOf(id, template, offset) {
  const source = readFileSync(id, "utf8");
  const from = Math.max(source.indexOf(template), 0);
  return `${relative(root, id)}:${source.slice(0, from + offset).split("\n").length}`;
}

/** By module, the rules of its templates. */
const found = new Map();

/** Puts a class name in the place of each `css` template of src/ui, and keeps its rules for the sheet. */
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

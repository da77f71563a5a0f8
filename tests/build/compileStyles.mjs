import { createHash } from "node:crypto";
import { join, sep } from "node:path";
import { css } from "goober";
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

/** Without comments, line breaks and indents. */
export const squeezed = (sheet) => sheet.replace(/\/\*[^]*?\*\//g, "").replace(/\s*\n\s*/g, "").replace(/: | (?=\{)/g, (space) => space.trim());

/** A sheet's rules and their class name, as goober would make them in a browser: which it asks for, once first screens were rendered. */
function compiled(sheet) {
  const target = { data: "", querySelector: () => ({ parentNode: true, firstChild: target }) };
  const name = css.bind({ target })(squeezed(sheet));
  return [name, target.data].map(shortenNames);
}

/**
 * Does goober's work when the widget is built: each `css` template becomes its class name and rules. A page would do it again
 * at every load, and carry goober for it.
 */
export const compileStyles = {
  name: "compile-styles",
  transform(code, id) {
    if (!id.startsWith(join(src, "ui") + sep)) return null;
    if (id.endsWith("baseStyles.ts")) return { code: code.replace(/`[^`]*`/g, squeezed), map: null };
    if (!/\bcss ?`/.test(code) || id.endsWith("styles.ts")) return null;
    if (/\bcss ?`[^`]*\$\{/.test(code)) this.error("A css template must stand by itself: what differs goes into a custom property.");
    const made = code
      .replace(/\bcss ?`([^`]*)`/g, (_template, sheet) => `compiled(${compiled(sheet).map((text) => JSON.stringify(text)).join(", ")})`)
      .replace(/import \{ css \} from ("[^"]*styles")/, "import { compiled } from $1");
    return { code: made, map: null };
  },
};

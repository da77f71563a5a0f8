import { transformSync } from "esbuild";
import { oldestBrowsers } from "./browsers.mjs";

/** Each file's last text, before and after: most files are part of several builds. */
const stripped = new Map();

/** esbuild takes a tenth of the time that the compiler of TypeScript needs. `charset` keeps texts readable and short. */
const withoutTypes = (code, id) =>
  transformSync(code, {
    sourcefile: id,
    loader: id.endsWith("x") ? "tsx" : "ts",
    target: oldestBrowsers.map(({ target, version }) => target + version),
    // All of them know `\p{…}`. esbuild would make an expression anew at each use, because it may have to know newer letters.
    supported: { "regexp-unicode-property-escapes": true },
    jsx: "automatic",
    charset: "utf8",
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  }).code;

/** Removes types without checking them, which `npm run types` does. */
export const stripTypes = {
  name: "strip-types",
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null;
    if (stripped.get(id)?.before !== code) stripped.set(id, { before: code, after: withoutTypes(code, id) });
    return { code: stripped.get(id).after, map: null };
  },
};

export const json = {
  name: "json",
  transform: (code, id) => (id.endsWith(".json") ? { code: `export default ${code}`, map: null } : null),
};

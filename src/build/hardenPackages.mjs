import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Packages trust globals and prototypes of their page, which a host may have changed. We patch the text of two packages where a host
 * page could break the widget (tests/e2e/element/hostilePage.test.ts):
 *
 * - zod reads objects with `for…in`, which also lists members that a host added to `Object.prototype`: creating a schema would fail.
 * - React calls `Error` without `new`, which throws if a host has replaced `Error` with a class.
 *
 * A patch applies to one version and states how often each file contains the pattern. Any other version or count fails the build:
 * read the package's new text, decide whether the patch still fits, then write the new version and counts here.
 */
const patches = {
  zod: {
    version: "4.6.7",
    place: /\bfor \(const (\w+) in ([\w.]+)\)/g,
    instead: "for (const $1 of Object.keys($2))",
    files: { "v4/core/core.js": 1, "v4/core/schemas.js": 3, "v4/core/util.js": 3, "v4/core/memoizer.js": 1, "v4/core/to-json-schema.js": 7, "v4/core/json-schema-processors.js": 1 },
  },
  react: { version: "19.3.1", place: /(?<!new )\bError\(/g, instead: "new Error(", files: { "cjs/react.production.js": 4 } },
  "react-dom": {
    version: "19.3.1",
    place: /(?<!new )\bError\(/g,
    instead: "new Error(",
    files: { "cjs/react-dom.production.js": 2, "cjs/react-dom-client.production.js": 124 },
  },
};

const versionOf = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;

/** Returns the patched text of a package's file. Calls `fail` if version or text aren't those that the patch was written for. */
export function hardened(name, file, version, code, fail) {
  const patch = patches[name];
  const found = code.match(patch.place)?.length ?? 0;
  const expected = patch.files[file] ?? 0;
  if (version !== patch.version) fail(`${name} is ${version}, and its patch is for ${patch.version}: read src/build/hardenPackages.mjs`);
  if (found !== expected) fail(`${name}/${file} has ${found} places to patch instead of ${expected}: read src/build/hardenPackages.mjs`);
  return found === 0 ? null : code.replace(patch.place, patch.instead);
}

export const hardenPackages = {
  name: "harden-packages",
  transform(code, id) {
    const [, folder, name, file] = /^(.*\/node_modules\/(zod|react|react-dom))\/([^?\0]+\.js)$/.exec(id) ?? [];
    if (folder === undefined) return null;
    const made = hardened(name, file, versionOf(folder), code, (message) => this.error(message));
    return made === null ? null : { code: made, map: null };
  },
};

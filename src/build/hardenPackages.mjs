import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Packages trust globals and prototypes of their page, which a host may have changed. We patch the text of the packages where a host
 * page could break the widget (tests/e2e/element/hostilePage.test.ts, tests/e2e/hostilePages.test.ts):
 *
 * - zod reads objects with `for…in`, which also lists members that a host added to `Object.prototype`: creating a schema would fail.
 * - React calls `Error` without `new`, which throws if a host has replaced `Error` with a class.
 * - signals, zod and ofetch assign to an object what it inherits from a built-in prototype (`valueOf`, an error's `name`), which
 *   throws if a host has frozen that prototype. The object gets a member of its own before.
 *
 * A patch applies to one version and states how often each file contains the pattern. Any other version or count fails the build:
 * read the package's new text, decide whether the patch still fits, then write the new version and counts here.
 */
const instead = 'Object.defineProperty($1, "$2", { value: undefined, writable: true, configurable: true }).$2 = ';
const methods = { place: /(\w+\.prototype)\.(valueOf|toString)=/g, instead };
const namesOfErrors = { place: /\b(this|inst|error)\.(name) = /g, instead };

const patches = {
  zod: {
    version: "4.6.7",
    changes: [
      {
        place: /\bfor \(const (\w+) in ([\w.]+)\)/g,
        instead: "for (const $1 of Object.keys($2))",
        files: { "v4/core/core.js": 1, "v4/core/schemas.js": 3, "v4/core/util.js": 3, "v4/core/memoizer.js": 1, "v4/core/to-json-schema.js": 7, "v4/core/json-schema-processors.js": 1 },
      },
      { ...namesOfErrors, files: { "v4/core/core.js": 1, "v4/core/errors.js": 1, "v4/core/memoizer.js": 1, "v4/core/compile.js": 2 } },
    ],
  },
  react: { version: "19.3.1", changes: [{ place: /(?<!new )\bError\(/g, instead: "new Error(", files: { "cjs/react.production.js": 4 } }] },
  "react-dom": {
    version: "19.3.1",
    changes: [
      {
        place: /(?<!new )\bError\(/g,
        instead: "new Error(",
        files: { "cjs/react-dom.production.js": 2, "cjs/react-dom-client.production.js": 124 },
      },
    ],
  },
  "@preact/signals-core": { version: "1.14.5", changes: [{ ...methods, files: { "dist/signals-core.module.js": 2 } }] },
  ofetch: { version: "1.5.1", changes: [{ ...namesOfErrors, files: { "dist/shared/ofetch.CWycOUEr.mjs": 2 } }] },
};

const versionOf = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;

/** Returns the patched text of a package's file. Calls `fail` if version or text aren't those that the patches were written for. */
export function hardened(name, file, version, code, fail) {
  const patch = patches[name];
  if (version !== patch.version) fail(`${name} is ${version}, and its patch is for ${patch.version}: read src/build/hardenPackages.mjs`);
  const made = patch.changes.reduce((text, { place, instead, files }) => {
    const found = text.match(place)?.length ?? 0;
    const expected = files[file] ?? 0;
    if (found !== expected) fail(`${name}/${file} has ${found} places to patch instead of ${expected}: read src/build/hardenPackages.mjs`);
    return text.replace(place, instead);
  }, code);
  return made === code ? null : made;
}

const patched = new RegExp(`^(.*/node_modules/(${Object.keys(patches).join("|")}))/([^?\0]+\\.m?js)$`);

export const hardenPackages = {
  name: "harden-packages",
  transform(code, id) {
    const [, folder, name, file] = patched.exec(id) ?? [];
    if (folder === undefined) return null;
    const made = hardened(name, file, versionOf(folder), code, (message) => this.error(message));
    return made === null ? null : { code: made, map: null };
  },
};

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

export const noticesFile = "THIRD-PARTY-NOTICES.txt";

/** Returns the folder of a module's package; undefined for our own modules. */
export const packageFolder = (id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

/** The license text for packages that name the MIT license but don't include its text. */
const mit = (holder) => `Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The license text for packages that name the Apache license but don't include its text: it is the same for all. */
const apache = (holder) => `Copyright ${holder}\n\n${readFileSync(join(root, "node_modules/@electric-sql/pglite/LICENSE"), "utf8").trim()}`;

const texts = { MIT: mit, "Apache-2.0": apache };

function noticeOf(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  const holder = author?.name ?? author;
  // Leaving the text out would violate the license without anybody noticing.
  if (!file && !(texts[license] && holder)) throw new Error(`${name} has no licence text`);
  const terms = file ? readFileSync(join(folder, file), "utf8").trim() : texts[license](holder);
  return { name, text: `${name} ${version} (${license})\n\n${terms}\n` };
}

/** Returns the licenses of all packages that these modules belong to, by the modules' paths. */
export function noticesText(ids) {
  const folders = new Set(ids.map(packageFolder).filter(Boolean));
  const notices = [...folders].map(noticeOf).sort((a, b) => a.name.localeCompare(b.name));
  return `This software holds code of others.\n\n${notices.map(({ text }) => text).join(`\n${"-".repeat(80)}\n\n`)}`;
}

/** Writes the licenses of all packages in the bundle, as MIT requires. */
export const thirdPartyNotices = () => ({
  name: "third-party-notices",
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((output) => (output.type === "chunk" ? Object.entries(output.modules) : []));
    const source = noticesText(modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id));
    this.emitFile({ type: "asset", fileName: noticesFile, source });
  },
});

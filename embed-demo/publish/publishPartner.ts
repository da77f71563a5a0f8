import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { lineSlugs } from "../../src/business/lines";
import type { SwitchedFlags } from "../flags/flagProvider";
import { withFlags } from "../flags/withFlags";
import { builtCatalogue } from "./builtCatalogue";
import { checkFiles } from "./checkFolder";
import { sayFault, tellFaults } from "./fault";
import { withoutStrays } from "./namedAssets";
import { ownScript, type BuiltLoader } from "./ownScript";
import { readPictures, readPartner } from "./partnerFiles";
import { screenInPage } from "./screenInPage";

export interface PublishOptions {
  /** The partner's folder, named after the partner. */
  readonly folder: string;
  /** The folder of the built widget. */
  readonly dist: string;
  /** The widget's address as seen by the partner's own script: absolute, or relative to that script's folder. */
  readonly distUrl: string;
  /** The content network's root as pages see it, absolute and without a trailing slash. */
  readonly contentBase: string;
  /** Milliseconds since 1970. A page that has two copies shows the later one. */
  readonly publishedAt: number;
  /** Fills in placeholders in the files. */
  readonly read?: (text: string) => string;
  /** Flags switched from outside; the config's own flags apply if there are none. */
  readonly flags?: SwitchedFlags;
}

export interface PublishedPartner {
  readonly id: string;
  /** File contents by name. */
  readonly files: Readonly<Record<string, string>>;
  /** Paths of the pictures to publish with the files: those that the config names. */
  readonly pictures: readonly string[];
  /** The parts that were left out or filled in, each with its place. */
  readonly warnings: readonly string[];
}

async function builtLoader(dist: string): Promise<BuiltLoader> {
  const read = (name: string): Promise<string> =>
    readFile(join(dist, name), "utf8").catch(() => {
      throw new Error(`${join(dist, name)} is missing: run "npm run build" first`);
    });
  const [code, first] = await Promise.all([read("own-loader.js"), read("first-screens.json")]);
  return { code, first: JSON.parse(first) as BuiltLoader["first"] };
}

/**
 * The files that the content network serves for a partner, besides its pictures: `content.json`; the partner's own script, one per
 * language, at a stable address and, for pages that pin a version, under a name with its hash; the first screen of each line for
 * pages that include it in their HTML; and `sri.json` with the hashes of the scripts and of the screens' styles. Rejects with all
 * problems, each with its place.
 */
export async function publishPartner({ folder, dist, distUrl, contentBase, publishedAt, read, flags }: PublishOptions): Promise<PublishedPartner> {
  const [{ id, files }, pictures, loader, catalogue] = await Promise.all([readPartner(folder, read), readPictures(folder), builtLoader(dist), builtCatalogue(dist)]);
  const { content: checked, faults } = checkFiles(id, files, pictures, catalogue, publishedAt);
  // Includes the warnings: one of them often says what a missing member used to be called.
  if (!checked) throw new Error(`${id} can't be published:\n${tellFaults(faults)}`);
  const content = flags ? { ...checked, config: withFlags(checked.config, flags) } : checked;
  const scripts: Record<string, string> = {};
  const screens: Record<string, string> = {};
  const integrity: Record<string, string> = {};
  content.config.languages.forEach((language, index) => {
    const script = ownScript(content, loader, distUrl, language);
    const hash = createHash("sha384").update(script).digest("base64");
    const stable = index === 0 ? "insurance-quote" : `insurance-quote-${language}`;
    for (const name of [`${stable}.js`, `${stable}-${hash.replace(/[^a-zA-Z0-9]/g, "").slice(0, 8)}.js`]) {
      scripts[name] = script;
      integrity[name] = `sha384-${hash}`;
    }
    for (const slug of lineSlugs) {
      const screen = screenInPage(content, loader.first[language], slug, contentBase);
      if (!screen) continue;
      const name = `first-screen-${slug}${index === 0 ? "" : `-${language}`}.html`;
      screens[name] = screen.markup;
      integrity[name] = screen.styleHash;
    }
  });
  return {
    id,
    files: {
      "content.json": JSON.stringify(content),
      ...scripts,
      ...screens,
      "sri.json": `${JSON.stringify(integrity, null, 2)}\n`,
    },
    pictures: [...withoutStrays(pictures, content.config).keys()],
    warnings: faults.map(sayFault),
  };
}

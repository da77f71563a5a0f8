import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PartnerConfig } from "../../src/partner/content";
import { publishContent } from "../../src/partner/publish/publishContent";
import { ownScript, type BuiltLoader } from "./ownScript";
import { picturesOf, readPartner } from "./partnerFiles";

export interface PublishOptions {
  /** The folder that the partner edits, named like the partner. */
  readonly folder: string;
  /** The built widget. */
  readonly dist: string;
  /** Its address as the partner's own script sees it: absolute, or from that script's folder. */
  readonly distUrl: string;
  /** Milliseconds since 1970. Of two copies a page shows the later one. */
  readonly publishedAt: number;
  /** Fills in what the files leave open. */
  readonly read?: (text: string) => string;
}

export interface PublishedPartner {
  readonly id: string;
  /** Text by file name. */
  readonly files: Readonly<Record<string, string>>;
  /** What was left out or filled in, each with its place. */
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

/** A config that names a picture which isn't there would leave a hole in the header. */
async function missingPictures(folder: string, { logo, watermark, favicon, hero, productIcons }: PartnerConfig): Promise<readonly string[]> {
  const there = new Set(await picturesOf(folder));
  const named = [logo, watermark, favicon, hero, ...Object.values(productIcons)].flatMap((image) => [image?.src, image?.dark].filter((src) => src !== undefined));
  return named.filter((src) => !there.has(src)).map((src) => `config.json: names the picture ${src}, which isn't in the folder`);
}

/**
 * What the content network serves of a partner beside its pictures: `content.json`; the partner's own script in its first
 * language and, named by language, in each further one, at a stable address and, for pages that name one version, under a name
 * with its hash; and the hash of each as `sri.json`. Rejects with all problems, each with its place.
 */
export async function publishPartner({ folder, dist, distUrl, publishedAt, read }: PublishOptions): Promise<PublishedPartner> {
  const [{ id, files }, loader] = await Promise.all([readPartner(folder, read), builtLoader(dist)]);
  const published = publishContent(id, files, publishedAt);
  const problems = published.ok ? await missingPictures(folder, published.content.config) : published.problems;
  // With the warnings: most often one of them says what a missing member was called.
  const told = [...problems, ...published.warnings.map((warning) => `warning: ${warning}`)];
  if (!published.ok || problems.length > 0) throw new Error(`${id} can't be published:\n${told.map((line) => `  ${line}`).join("\n")}`);
  const scripts: Record<string, string> = {};
  const integrity: Record<string, string> = {};
  published.content.config.languages.forEach((language, index) => {
    const script = ownScript(published.content, loader, distUrl, language);
    const hash = createHash("sha384").update(script).digest("base64");
    const stable = index === 0 ? "insurance-quote" : `insurance-quote-${language}`;
    for (const name of [`${stable}.js`, `${stable}-${hash.replace(/[^a-zA-Z0-9]/g, "").slice(0, 8)}.js`]) {
      scripts[name] = script;
      integrity[name] = `sha384-${hash}`;
    }
  });
  return {
    id,
    files: {
      "content.json": JSON.stringify(published.content),
      ...scripts,
      "sri.json": `${JSON.stringify(integrity, null, 2)}\n`,
    },
    warnings: published.warnings,
  };
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isLineSlug } from "../src/business/lines";
import type { Language } from "../src/kernel/language";
import { resolvePartner } from "../src/partner/resolvePartner";
import { withOrigins, type Origins } from "./origins";
import { siteHeaders } from "./securityHeaders";
import { respondWithHtml } from "./staticFiles";
import { inLanguage } from "./texts/inLanguage";
import { languageOf } from "./texts/pageLanguage";

/** Milliseconds that a page waits for the content network. */
const patience = 500;

/** Where a page has its place for a first screen: inside its tag. */
const place = "<!-- first screen -->";

interface FirstScreen {
  readonly markup: string;
  /** For the page's `style-src`. */
  readonly styleHash: string;
}

/** Whose first screen, and which line's, a page begins with. */
interface Begins {
  readonly partner: string;
  readonly line: string;
}

/** Of the standalone page's address: /quote/auto and /quote/auto/address. A query may ask for more than to begin. */
export function beginsAt({ pathname, search, hostname }: URL): Begins | null {
  const [, line = "", step] = /^\/quote\/([a-z]+)(?:\/([a-z]+))?$/.exec(pathname) ?? [];
  const isFirst = step === undefined || step === (line === "pet" ? "info" : "address");
  return isLineSlug(line) && isFirst && !search ? { partner: resolvePartner({ query: new URLSearchParams(), hostname }), line } : null;
}

/**
 * Pages that have a line's first screen in their HTML, as any host's server may put it there: asked of the content network, in
 * the visitor's language. A page does without it where it can't be had soon. Null where there is no such page.
 */
export function firstScreenPages(folder: string, origins: Origins) {
  async function ask({ partner, line }: Begins, language: Language): Promise<FirstScreen | null> {
    const name = `first-screen-${line}${language === "en" ? "" : `-${language}`}.html`;
    const [screen, hashes] = await Promise.all([name, "sri.json"].map((file) => fetch(`${origins.widget}/content/${partner}/${file}`, { signal: AbortSignal.timeout(patience) })));
    if (!screen?.ok || !hashes?.ok) return null;
    return { markup: await screen.text(), styleHash: ((await hashes.json()) as Record<string, string>)[name] ?? "" };
  }

  return async (request: Request, path: string, begins: Begins): Promise<Response | null> => {
    const file = await readFile(join(folder, path), "utf8").catch(() => null);
    if (file === null) return null;
    const language = languageOf(request);
    const screen = await ask(begins, language).catch(() => null);
    const html = withOrigins(inLanguage(file, language), origins).replace(place, () => screen?.markup ?? "");
    return respondWithHtml(request, html, { ...siteHeaders(origins, screen ? [`'${screen.styleHash}'`] : []), "Cache-Control": "no-cache" });
  };
}

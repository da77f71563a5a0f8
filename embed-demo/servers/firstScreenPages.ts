import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isLineSlug } from "../../src/business/lines";
import { suffixOf, type Language } from "../../src/kernel/language";
import { defaultPartner } from "../../src/partner/contentUrls";
import { resolvePartner } from "../../src/partner/resolvePartner";
import { withOrigins, type Origins } from "../hosting/origins";
import { siteHeaders } from "../hosting/securityHeaders";
import { respondWithHtml } from "../hosting/staticFiles";
import { inLanguage } from "../texts/inLanguage";
import { languageOf } from "../texts/pageLanguage";

/** Milliseconds that a page waits for the content network. */
const patience = 500;

/** Where a page has its place for a first screen: inside its tag. */
const place = "<!-- first screen -->";

interface FirstScreen {
  readonly markup: string;
  /** For the page's `style-src`. */
  readonly styleHash: string;
}

/** Whether an address asks for no more than whose page it is: a route, a lookup or a prefill leads elsewhere than to a first screen. */
export const isPlain = ({ searchParams }: URL): boolean => [...searchParams.keys()].every((name) => ["lang", "privateLabelPartner", "partner", "organization"].includes(name));

/** Whose page it is, and the line that it begins with; null where it begins with none. */
export interface Begins {
  readonly partner: string;
  readonly line: string | null;
}

/** The standalone page at an address of it: /quote/auto and /quote/auto/address begin with auto. */
export function beginsAt(address: URL): Begins {
  const { pathname, searchParams, hostname } = address;
  const [, line = "", step] = /^\/quote\/([a-z]+)(?:\/([a-z]+))?$/.exec(pathname) ?? [];
  const isFirst = step === undefined || step === (line === "pet" ? "info" : "address");
  return { partner: resolvePartner({ query: searchParams, hostname }), line: isLineSlug(line) && isFirst && isPlain(address) ? line : null };
}

/**
 * Pages that have a line's first screen in their HTML, as any host's server may put it there: asked of the content network, in
 * the visitor's language. A page does without it where it can't be had soon. Null where there is no such page.
 */
export function firstScreenPages(folder: string, origins: Origins) {
  async function ask({ partner, line }: Begins, language: Language): Promise<FirstScreen | null> {
    if (line === null) return null;
    const name = `first-screen-${line}${suffixOf(language)}.html`;
    const [screen, hashes] = await Promise.all([name, "sri.json"].map((file) => fetch(`${origins.widget}/content/${partner}/${file}`, { signal: AbortSignal.timeout(patience) })));
    if (!screen?.ok || !hashes?.ok) return null;
    return { markup: await screen.text(), styleHash: ((await hashes.json()) as Record<string, string>)[name] ?? "" };
  }

  return async (request: Request, path: string, begins: Begins): Promise<Response | null> => {
    const file = await readFile(join(folder, path), "utf8").catch(() => null);
    if (file === null) return null;
    const language = languageOf(request);
    const screen = await ask(begins, language).catch(() => null);
    const html = withOrigins(inLanguage(file, language), origins)
      // The page of another partner has that partner's header, which is the widget's.
      .replace(`chrome="none"`, begins.partner === defaultPartner ? `chrome="none"` : `chrome="full"`)
      .replace(place, () => screen?.markup ?? "");
    return respondWithHtml(request, html, { ...siteHeaders(origins, screen ? [`'${screen.styleHash}'`] : []), "Cache-Control": "no-cache" });
  };
}

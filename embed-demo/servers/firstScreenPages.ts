import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isLineSlug } from "../../src/business/lines";
import { durationInWords } from "../../src/kernel/duration";
import type { Language } from "../../src/kernel/language";
import { defaultPartner } from "../../src/partner/contentUrls";
import { resolvePartner } from "../../src/partner/resolvePartner";
import { withOrigins, type Origins } from "../hosting/origins";
import { configOf, publishedLanguages, type PartnerFolders } from "../hosting/partnerFolders";
import { scanningHeaders } from "../hosting/securityHeaders";
import { respondWithHtml } from "../hosting/staticFiles";
import { sessionHoursOf } from "../service/partners/sessionHours";
import { fileSuffix, inLanguage } from "../texts/inLanguage";
import { languageOf } from "../texts/pageLanguage";

/** Milliseconds to wait for the content network. */
const patience = 500;

/** The placeholder for a first screen in a page, inside its tag. */
const place = "<!-- first screen -->";

interface FirstScreen {
  readonly markup: string;
  /** The hash for the page's `style-src`. */
  readonly styleHash: string;
}

/** True when an address names no more than the partner: a route, a lookup or a prefill leads to other screens. */
export const isPlain = ({ searchParams }: URL): boolean => [...searchParams.keys()].every((name) => ["lang", "privateLabelPartner", "partner", "organization"].includes(name));

/** The page's partner, and the line it starts with; null if it starts with none. */
export interface Begins {
  readonly partner: string;
  readonly line: string | null;
}

/** The route of a line's first screen. */
export const firstStepOf = (line: string): string => (line === "pet" ? "info" : "address");

/** The start of the standalone page: /quote/auto and /quote/auto/address start with auto. */
export function beginsAt(address: URL): Begins {
  const { pathname, searchParams, hostname } = address;
  const [, line = "", step] = /^\/quote\/([a-z]+)(?:\/([a-z]+))?$/.exec(pathname) ?? [];
  const isFirst = step === undefined || step === firstStepOf(line);
  return { partner: resolvePartner({ query: searchParams, hostname }), line: isLineSlug(line) && isFirst && isPlain(address) ? line : null };
}

/**
 * Serves pages with a line's first screen in their HTML, which any host's server could do. The screen comes from the content network in
 * the visitor's language; if it takes too long, the page is sent without it. Null if the page doesn't exist.
 */
export function firstScreenPages(folders: PartnerFolders & { readonly sites: string }, origins: Origins) {
  const publishedIn = publishedLanguages(folders);
  async function ask({ partner, line }: Begins, language: Language): Promise<FirstScreen | null> {
    const suffix = fileSuffix(publishedIn(partner), language);
    if (line === null || suffix === null) return null;
    const name = `first-screen-${line}${suffix}.html`;
    const [screen, hashes] = await Promise.all([name, "sri.json"].map((file) => fetch(`${origins.widget}/content/${partner}/${file}`, { signal: AbortSignal.timeout(patience) })));
    if (!screen?.ok || !hashes?.ok) return null;
    return { markup: await screen.text(), styleHash: ((await hashes.json()) as Record<string, string>)[name] ?? "" };
  }

  return async (request: Request, path: string, begins: Begins): Promise<Response | null> => {
    const file = await readFile(join(folders.sites, path), "utf8").catch(() => null);
    if (file === null) return null;
    const language = languageOf(request);
    const screen = await ask(begins, language).catch(() => null);
    const hours = sessionHoursOf(await configOf(folders, begins.partner));
    const html = withOrigins(inLanguage(file, language, publishedIn), origins)
      // Another partner's page shows that partner's header, which the widget brings.
      .replace(`chrome="none"`, begins.partner === defaultPartner ? `chrome="none"` : `chrome="full"`)
      .replace("{{sessionLength}}", durationInWords(hours, language))
      .replace(place, () => screen?.markup ?? "");
    return respondWithHtml(request, html, { ...scanningHeaders(origins, screen ? [`'${screen.styleHash}'`] : []), "Cache-Control": "no-cache" });
  };
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { retention } from "../../src/business/retention";
import { durationInWords } from "../../src/kernel/duration";
import type { Language } from "../../src/kernel/language";
import { z } from "../../src/kernel/zod";
import { partnerConfigSchema } from "../../src/partner/content";
import { withOrigins, type Origins } from "../hosting/origins";
import { inLanguage, spoken } from "../texts/inLanguage";

/** The partner named on a site's legal pages. */
const partners: Readonly<Record<string, { readonly partner: string; readonly home: string }>> = {
  clearmoor: { partner: "default", home: "/quote/" },
  "car-maker": { partner: "auvane", home: "/car-maker/" },
  partner: { partner: "prairie-lantern", home: "/partner/" },
};

const documents: Readonly<Record<string, string>> = {
  privacy: "Privacy notice",
  terms: "Terms of use",
  "privacy-choices": "Your privacy choices",
  "how-we-rank": "How we rank quotes and get paid",
  about: "About us",
  "how-it-works": "How it works",
  "sign-in": "Sign in",
  dashboard: "Your quotes",
  profile: "Your profile",
};

/**
 * The legal pages that a partner's config links to: one text per document, with the partner's name. They describe what the product
 * does; a real partner's counsel supplies its own. Null if the site or document doesn't exist.
 */
export function legalPages(folders: { readonly legal: string; readonly content: string }, origins: Origins) {
  return async (site: string, document: string, language: Language): Promise<string | null> => {
    const owner = partners[site];
    const title = documents[document];
    if (!owner || title === undefined) return null;
    const [page, body, config] = await Promise.all([
      readFile(join(folders.legal, "page.html"), "utf8"),
      readFile(join(folders.legal, `${document}.html`), "utf8"),
      readFile(join(folders.content, owner.partner, "config.json"), "utf8"),
    ]);
    const { name, tollFreeNumber, licensing, publishableKey, sessionHours } = z.parse(partnerConfigSchema, JSON.parse(withOrigins(config, origins)));
    const values: Readonly<Record<string, string>> = {
      title: spoken(title, language),
      site,
      name,
      home: owner.home,
      partner: owner.partner,
      phone: tollFreeNumber,
      tel: `+1${tollFreeNumber.replace(/\D/g, "")}`,
      agency: licensing.agency,
      npn: licensing.npn,
      key: publishableKey,
      sessionLength: durationInWords(sessionHours, language),
      ...Object.fromEntries(Object.entries(retention).map(([period, length]) => [period, String(length)])),
      licenses: licensing.licenses.map((license) => `${license.state} ${license.number}`).join(", "),
    };
    const filled = inLanguage(page.replace("{{body}}", body), language).replace(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key] ?? whole);
    return withOrigins(filled, origins);
  };
}

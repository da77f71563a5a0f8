import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../../src/kernel/language";
import { z } from "../../src/kernel/zod";
import { partnerConfigSchema, type PartnerConfig } from "../../src/partner/content";
import { withOrigins, type Origins } from "../hosting/origins";
import { folderOf, publishedLanguages, type PartnerFolders } from "../hosting/partnerFolders";
import { inLanguage } from "../texts/inLanguage";

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The brand in a config; null if it can't be read. */
function brandIn(config: string): Pick<PartnerConfig, "name" | "fonts"> | null {
  try {
    return z.parse(partnerConfigSchema, JSON.parse(config));
  } catch {
    return null;
  }
}

/** A page for each partner that has a folder, with nothing but the partner's own script and the tag. Null for an unknown partner. */
export function brandPages(folders: PartnerFolders & { readonly brands: string }, origins: Origins) {
  return async (partner: string, language: Language): Promise<string | null> => {
    const folder = folderOf(folders, partner);
    if (folder === null) return null;
    const [page, config] = await Promise.all([readFile(join(folders.brands, "page.html"), "utf8"), readFile(join(folder, "config.json"), "utf8")]);
    const { name, fonts = [] } = brandIn(withOrigins(config, origins)) ?? { name: partner };
    const preloads = fonts.map(({ src }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="{{widget}}/content/${partner}/${escaped(src)}">`);
    const values: Readonly<Record<string, string>> = { partner, name: escaped(name), fonts: preloads.map((link) => `\n  ${link}`).join("") };
    return withOrigins(inLanguage(page, language, () => publishedLanguages(folders)(partner)).replace(/\{\{(partner|name|fonts)\}\}/g, (_open, key: string) => values[key]!), origins);
  };
}

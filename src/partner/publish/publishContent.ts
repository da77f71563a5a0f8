import { z } from "../../kernel/zod";
import { partnerConfigSchema } from "../content";
import { poorContrasts } from "../contrast";
import { bundledTheme } from "../bundledTheme";
import type { Published } from "../published";
import { readWording, type Wording } from "../wording";
import { compileTheme } from "./compileTheme";

/** What lies in a partner's folder, and the texts that partners share, as parsed JSON. */
export interface PartnerFiles {
  readonly config: unknown;
  readonly text: unknown;
  /** W3C design tokens. */
  readonly theme: unknown;
  readonly baseText: unknown;
  readonly cobrandText: unknown;
}

export type Publishing =
  /** `warnings`: what was left out or filled in, each with its place. */
  | { readonly ok: true; readonly content: Published; readonly warnings: readonly string[] }
  /** Nothing is published: a visitor would be misled, or shown half a brand. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** By itself zod/mini says no more than "Invalid input", whatever is wrong. */
const inEnglish = { error: z.locales.en().localeError };

/** Checks a partner's files and makes the one file of them that pages read. `publishedAt` in milliseconds since 1970. */
export function publishContent(partner: string, files: PartnerFiles, publishedAt: number): Publishing {
  const warnings: string[] = [];
  const problems: string[] = [];
  const parsed = partnerConfigSchema.safeParse(files.config, inEnglish);
  for (const { path, message } of parsed.error?.issues ?? []) problems.push(`config.json, ${path.join(".") || "the whole file"}: ${message}`);
  if (parsed.success && parsed.data.id !== partner) problems.push(`config.json, id: is "${parsed.data.id}", and the folder is "${partner}"`);

  const texts = (file: unknown, name: string): Wording => {
    const read = readWording(file, (key) => warnings.push(`${name}, ${key}: not plain text, left out`));
    if (!read) problems.push(`${name}: must be a map of phrase keys to texts`);
    return read ?? {};
  };
  const base = texts(files.baseText, "base/text.json");
  const cobrand = parsed.data?.partnerAppMode === "cobrand" ? texts(files.cobrandText, "cobrand/text.json") : {};
  const own = texts(files.text, "text.json");

  const compiled = compileTheme(files.theme);
  if (!compiled) problems.push("theme.json: not a file of design tokens");
  for (const token of compiled?.dropped ?? []) warnings.push(`theme.json, ${token}: unknown or ill typed, left out`);
  for (const token of compiled?.missing ?? []) warnings.push(`theme.json, ${token}: missing, the default brand's is used`);
  if (!parsed.success || !compiled || problems.length > 0) return { ok: false, problems };

  const { scheme } = compiled;
  const theme = { ...bundledTheme.theme, ...compiled.theme };
  for (const { front, ground, ratio, least } of poorContrasts(theme)) warnings.push(`theme.json: ${front} on ${ground} has a contrast of ${ratio}, and needs ${least}`);
  return { ok: true, content: { publishedAt, config: parsed.data, wording: { ...base, ...cobrand, ...own }, scheme, theme }, warnings };
}

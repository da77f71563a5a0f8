import { isSameCompany } from "../../business/isSameCompany";
import { insuranceLines, isLineSlug, lineSlugs } from "../../business/lines";
import { askedMode } from "../../business/partnerMode";
import { languages, translations, type Language } from "../../kernel/language";
import { z } from "../../kernel/zod";
import { partnerConfigSchema, type PartnerConfig } from "../content";
import { isPartnerId } from "../contentUrls";
import { poorContrasts } from "../contrast";
import { lineKey } from "../flags";
import { bundledConfig } from "../bundledConfig";
import { bundledTheme } from "../bundledTheme";
import { mendConfig } from "../mendConfig";
import type { Published } from "../published";
import { readWording, schemaMember, type Wording } from "../wording";
import { compileTheme } from "./compileTheme";
import { englishName, textFile } from "./languageFiles";
import { meant } from "./meant";
import { membersOf } from "./membersOf";
import { withOwnFonts } from "./withOwnFonts";

/** A parsed JSON file per language, if there is one. */
export type InLanguages = Readonly<Partial<Record<Language, unknown>>>;

/** The files in a partner's folder and the texts that partners share, as parsed JSON. */
export interface PartnerFiles {
  readonly config: unknown;
  readonly text: unknown;
  /** The partner's texts in other languages: `text.es.json`. Absent if there are none. */
  readonly translated?: InLanguages;
  /** W3C design tokens: differences from the base theme. */
  readonly theme: unknown;
  /** Differences from the theme in the dark scheme; undefined if the partner has none. */
  readonly dark?: unknown;
  readonly baseText: unknown;
  readonly cobrandText: unknown;
  readonly cobrandTranslated?: InLanguages;
}

export type Publishing =
  /** `warnings`: left out or filled in parts, each with its place. */
  | { readonly ok: true; readonly content: Published; readonly warnings: readonly string[] }
  /** Nothing is published, because a visitor would be misled or see half a brand. */
  | { readonly ok: false; readonly problems: readonly string[]; readonly warnings: readonly string[] };

/** Detailed messages. By default zod/mini only says "Invalid input". */
const englishErrors = { error: z.locales.en().localeError };

/** The expected form for a pattern that didn't match, by the member's name. */
const expected: readonly (readonly [name: RegExp, text: string])[] = [
  [/^tollFreeNumber$/, "write it as (800) 555-0142"],
  [/Url$/, "write an address that begins with https://"],
  [/^publishableKey$/, "write a key such as pk_partner_live"],
  [/^src$/, "name a picture in this folder, such as logo.svg"],
  [/^npn$/, "write up to ten digits"],
  [/^state$/, "write a state's two letters"],
  [/^(?:id|name|alt|cobrandName|agency|number|consentVersion|leadPath|insuranceLineType|\w+Id|location)$/, "write 1 to 120 characters"],
];

/** The form of a member of another type, by the type that is expected. */
const forms: Readonly<Record<string, string>> = {
  string: "write a text in quotation marks",
  boolean: "write true or false",
  array: "write a list in square brackets",
  number: "write a number",
  object: "write its members in braces",
};

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code?: string;
  /** The type that a member should have. */
  readonly expected?: string;
  readonly message: string;
  /** Unknown keys. */
  readonly keys?: readonly string[];
  /** The allowed values. */
  readonly values?: readonly unknown[];
}

function problemsAt({ path, code, expected: type = "", message, keys = [], values }: Issue): readonly string[] {
  // A record with fixed keys is keyed by language.
  if (code === "unrecognized_keys") return keys.map((key) => `config.json, ${[...path, key].join(".")}: unknown language; write ${languages.join(" or ")}`);
  const name = String(path.at(-1) ?? "");
  const form = expected.find(([pattern]) => pattern.test(name))?.[1];
  const isMissing = code === "invalid_type" && message.endsWith("received undefined");
  const hint = code === "invalid_format" || isMissing ? form : undefined;
  const choice = code === "invalid_value" && values ? `write ${values.join(" or ")}` : undefined;
  const fix = hint ?? choice ?? (code === "invalid_type" && path.length > 0 ? forms[type] : undefined) ?? message;
  return [`config.json, ${path.join(".") || "the whole file"}: ${isMissing ? "is missing: " : ""}${fix}`];
}

const wires = insuranceLines.map(({ wire }) => wire);
const knownLines = new Set(wires.map(lineKey));

/** Lists products on offer that aren't lines here and therefore lead to an advisor: most are a line's name, written otherwise. */
const unknownLines = ({ partnerInsuranceLineType: listed = [] }: PartnerConfig): readonly string[] =>
  listed.flatMap(({ insuranceLineType: name, include, leadPath }, index) =>
    include && leadPath === "ui" && !knownLines.has(lineKey(name))
      ? [`partnerInsuranceLineType.${index}.insuranceLineType: ${name} isn't quoted online and leads to an advisor; the lines are ${wires.join(", ")}`]
      : [],
  );

/** Lists keys that nobody reads, at any depth: the schema drops them from the parsed config. */
function unknownKeys(given: unknown, parsed: unknown, known: readonly string[], path: readonly string[] = []): readonly string[] {
  return Object.entries(membersOf(given)).flatMap(([key, value]) => {
    const place = [...path, key];
    if (path.length === 0 && key === schemaMember) return [];
    if (!Array.isArray(given) && !known.includes(key)) return [`${place.join(".")}: unknown, left out${meant(key, known)}`];
    const read = membersOf(parsed)[key];
    return unknownKeys(value, read, Object.keys(membersOf(read)), place);
  });
}

/** Checks a partner's files and combines them into the one file that pages read. `publishedAt` in milliseconds since 1970. */
export function publishContent(partner: string, files: PartnerFiles, publishedAt: number): Publishing {
  const warnings: string[] = [];
  const problems: string[] = [];
  if (!isPartnerId(partner)) problems.push(`the folder's name, "${partner}": a partner's id has small letters, digits and hyphens`);
  const parsed = partnerConfigSchema.safeParse(files.config, englishErrors);
  problems.push(...(parsed.error?.issues ?? []).flatMap(problemsAt));
  // Nested keys are reported only when there is nothing else to fix first.
  const top = Object.keys(partnerConfigSchema.shape);
  const flat = Object.fromEntries(Object.keys(membersOf(files.config)).map((key) => [key, null]));
  for (const key of unknownKeys(parsed.success ? files.config : flat, parsed.data, top)) warnings.push(`config.json, ${key}`);
  if (parsed.success && parsed.data.id !== partner) problems.push(`config.json, id: is "${parsed.data.id}", and the folder is "${partner}"`);

  for (const line of parsed.data ? unknownLines(parsed.data) : []) warnings.push(`config.json, ${line}`);
  for (const line of Object.keys(parsed.data?.productIcons ?? {})) {
    if (!isLineSlug(line)) warnings.push(`config.json, productIcons.${line}: names a line that doesn't exist, never shown${meant(line, lineSlugs)}`);
  }

  // Repairs the config, so that its faults don't hide other problems.
  const mended = parsed.data ?? mendConfig(files.config, bundledConfig)?.config;
  const mode = mended && askedMode(mended);
  const isCobrand = mode === "cobrand";
  if (isCobrand && !mended?.cobrandName) warnings.push("config.json, cobrandName: missing; in the mode cobrand it names who stands beside the partner");
  if (mode === "private-label" && !mended?.flags.privateLabel) warnings.push("config.json, flags.privateLabel: off, so the mode private-label is shown as standard");

  const texts = (file: unknown, name: string): Wording => {
    const read = readWording(file, (key) => warnings.push(`${name}, ${key}: not plain text, left out`));
    if (!read) problems.push(`${name}: must be a map of phrase keys to texts`);
    return read ?? {};
  };
  const base = texts(files.baseText, "base/text.json");
  const cobrand = isCobrand ? texts(files.cobrandText, "cobrand/text.json") : {};
  const own = texts(files.text, "text.json");
  const translated = translations.flatMap((language) => {
    const [file, shared] = [files.translated?.[language], isCobrand ? files.cobrandTranslated?.[language] : undefined];
    const said = texts(file ?? {}, textFile(language));
    for (const key of mended?.languages.includes(language) ? Object.keys(own) : []) {
      if (!(key in said)) warnings.push(`${textFile(language)}, ${key}: missing, ${englishName(language)} visitors read the widget's own text`);
    }
    const all = { ...texts(shared ?? {}, `cobrand/${textFile(language)}`), ...said };
    return Object.keys(all).length > 0 ? [[language, all] as const] : [];
  });

  const compiled = compileTheme(files.theme, bundledTheme.theme);
  problems.push(...(compiled?.problems ?? ["the whole file: must be a map of groups of design tokens"]).map((problem) => `theme.json, ${problem}`));
  const night = files.dark === undefined || !compiled ? null : compileTheme(files.dark, compiled.theme);
  if (files.dark !== undefined && !night && compiled) problems.push("theme-dark.json, the whole file: must be a map of groups of design tokens");
  problems.push(...(night?.problems ?? []).map((problem) => `theme-dark.json, ${problem}`));
  const tellContrasts = (file: string, tokens: Readonly<Record<string, string>>): void => {
    for (const { front, ground, ratio, least } of poorContrasts(tokens)) warnings.push(`${file}, color.${front}: on ${ground} it has a contrast of ${ratio}, and needs ${least}`);
  };
  tellContrasts("theme.json", compiled?.theme ?? {});
  tellContrasts("theme-dark.json", night?.theme ?? {});
  if (!parsed.success || !compiled || problems.length > 0) return { ok: false, problems, warnings };

  const { scheme } = compiled;
  const theme = withOwnFonts(compiled.theme, partner, parsed.data.fonts ?? []);
  const dark = night && Object.fromEntries(Object.entries(night.theme).filter(([token, css]) => css !== compiled.theme[token]));
  const wording = { ...base, ...cobrand, ...own };
  // The cobrand name is published only if another company than the partner is shown beside it.
  const { cobrandName, ...alone } = parsed.data;
  const config = isCobrand && cobrandName !== undefined && !isSameCompany(cobrandName, alone.name) ? parsed.data : alone;
  const inOthers = translated.length > 0 && { translated: Object.fromEntries(translated) };
  return { ok: true, content: { publishedAt, config, wording, ...inOthers, scheme, theme, ...(dark && { dark }) }, warnings };
}

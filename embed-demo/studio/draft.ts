import { translations, type Language } from "../../src/kernel/language";
import { textFile } from "../../src/partner/publish/languageFiles";
import { isAsset, isText, jsonText, themeText, type Folder } from "../publish/folder";
import { namedAssets } from "../publish/namedAssets";
import { standIns } from "../publish/newFolder";
import type { Theme, Token } from "./beginning";
import { bytesOf } from "./beginning";
import type { Following } from "./shades";

export type Members = Readonly<Record<string, unknown>>;

/** A partner's folder while it is edited. Plain data, so that it can be stored between visits. */
export interface Draft {
  readonly id: string;
  readonly config: Members;
  readonly text: Readonly<Record<string, string>>;
  /** Texts by language. */
  readonly translated: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
  readonly theme: Theme;
  /** The tokens that differ in the dark scheme; null without one. */
  readonly dark: Theme | null;
  /** The colors that follow the action's; absent until one has changed. Only the studio knows them. */
  readonly following?: Following;
  /** SVG as text, anything else in base64, by path. */
  readonly pictures: Readonly<Record<string, string>>;
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

/** A theme file without its description. */
export const themeIn = (file: Members): Theme => Object.fromEntries(Object.entries(file).filter(([group]) => !group.startsWith("$"))) as Theme;

/** Every token in the light scheme, from which the dark one differs. */
export const lightTokens = (base: Theme, theme: Theme): Theme => Object.fromEntries(Object.entries(base).map(([group, tokens]) => [group, { ...tokens, ...theme[group] }]));

/** Throws with the reason if the folder has a file that can't be read. */
export function draftOf(folder: Folder): Draft {
  const read = (file: string): Members => {
    try {
      return JSON.parse(String(folder.get(file))) as Members;
    } catch {
      throw new Error(`${file} ${folder.has(file) ? "isn't JSON" : "is missing"}.`);
    }
  };
  const config = read("config.json");
  const pictures = [...folder].filter(([path]) => isAsset(path)).map(([path, file]) => [path, typeof file === "string" ? file : toBase64(file)]);
  return {
    id: String(config["id"]),
    config,
    text: read("text.json") as Draft["text"],
    translated: Object.fromEntries(translations.flatMap((language) => (folder.has(textFile(language)) ? [[language, read(textFile(language))]] : []))),
    theme: themeIn(read("theme.json")),
    dark: folder.has("theme-dark.json") ? themeIn(read("theme-dark.json")) : null,
    pictures: Object.fromEntries(pictures) as Draft["pictures"],
  };
}

export const folderOf = ({ config, text, translated, theme, dark, pictures }: Draft): Folder =>
  new Map<string, string | Uint8Array>([
    ["config.json", jsonText(config)],
    ["text.json", jsonText(text)],
    ...translations.flatMap((language) => (Object.keys(translated[language] ?? {}).length > 0 ? [[textFile(language), jsonText(translated[language])] as const] : [])),
    ["theme.json", themeText(theme)],
    ...(dark ? [["theme-dark.json", themeText(dark)] as const] : []),
    ...Object.entries(pictures).map(([path, file]) => [path, isText(path) ? file : bytesOf(file)] as const),
  ]);

/** The media type of a picture or font: "logo.svg" is image/svg+xml. */
export function pictureType(path: string): string {
  const extension = path.slice(path.lastIndexOf(".") + 1);
  if (extension === "woff2") return "font/woff2";
  return `image/${{ svg: "svg+xml", jpg: "jpeg", ico: "x-icon" }[extension] ?? extension}`;
}

/** A data URL for an `img`, which needs no revoking. */
export const pictureUrl = (path: string, file: string): string =>
  isText(path) ? `data:${pictureType(path)},${encodeURIComponent(file)}` : `data:${pictureType(path)};base64,${file}`;

/** A copy with another value at the path; undefined removes the member. */
export function withMember(members: Members, [name, ...rest]: readonly string[], value: unknown): Members {
  const next = rest.length === 0 ? value : withMember((members[name!] ?? {}) as Members, rest, value);
  const { [name!]: _before, ...others } = members;
  if (next === undefined) return others;
  return name! in members ? Object.fromEntries(Object.entries(members).map(([key, old]) => [key, key === name ? next : old])) : { ...members, [name!]: next };
}

/**
 * Removes pictures that the config doesn't name, so that one that was replaced disappears from checks, export and this browser's
 * storage.
 */
export function withoutStrayPictures(draft: Draft): Draft {
  const named = new Set(namedAssets(draft.config).map(([, path]) => path));
  const pictures = Object.fromEntries(Object.entries(draft.pictures).filter(([path]) => named.has(path)));
  return Object.keys(pictures).length === Object.keys(draft.pictures).length ? draft : { ...draft, pictures };
}

/** Updates the pictures that the studio made in place of the partner's own after a change of name or colors. */
export function standingIn(before: Draft, after: Draft): Draft {
  const [old, made] = [before, after].map(({ config, theme, dark }) => standIns(String(config["name"] ?? ""), theme, dark));
  const isOwn = (path: string): boolean => old!.files[path] === undefined || before.pictures[path] !== old!.files[path];
  const kept = Object.fromEntries(Object.entries(after.pictures).map(([path, file]) => [path, isOwn(path) ? file : (made!.files[path] ?? file)]));
  if (isOwn("logo.svg")) return { ...after, pictures: kept };
  const night = made!.files["logo-dark.svg"];
  const { alt } = (after.config["logo"] ?? {}) as { alt?: string };
  return { ...after, pictures: night === undefined ? kept : { ...kept, "logo-dark.svg": night }, config: withMember(after.config, ["logo"], { ...made!.logo, ...(alt !== undefined && { alt }) }) };
}

const keyOf = (id: string): string => `pk_${id.replaceAll("-", "_")}_demo`;

export const withId = (draft: Draft, id: string): Draft => ({ ...draft, id, config: withMember(withMember(draft.config, ["id"], id), ["publishableKey"], keyOf(id)) });

/** The id for a name: "Harbor & Pine" becomes harbor-pine. */
const idOf = (name: unknown): string =>
  String(name ?? "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, 64).replace(/^-|-$/g, "");

/**
 * Renames the brand, also where the studio put the name: in the id, the agency's name, and the pictures that stand in for the
 * partner's own. A published brand keeps its id.
 */
export function renamed(draft: Draft, name: string, isPublished = false): Draft {
  const { name: before, licensing } = draft.config;
  const named = withMember(draft.config, ["name"], name);
  const agency = (licensing as Members | undefined)?.["agency"];
  const made = standingIn(draft, { ...draft, config: agency === before ? withMember(named, ["licensing", "agency"], name) : named });
  return draft.id === idOf(before) && !isPublished ? withId(made, idOf(name)) : made;
}

/** A theme with another value of a token. A value equal to the base theme's is removed from the file, so that it follows the base theme. */
export function withToken(theme: Theme, base: Theme, group: string, name: string, $value: unknown): Theme {
  const known = base[group]![name]!;
  const { [name]: _before, ...others } = theme[group] ?? {};
  const token: Token = { $type: known.$type, $value, ...(known.$description !== undefined && { $description: known.$description }) };
  const tokens = JSON.stringify($value) === JSON.stringify(known.$value) ? others : { ...others, [name]: token };
  const { [group]: _group, ...groups } = theme;
  return Object.keys(tokens).length === 0 ? groups : { ...groups, [group]: tokens };
}

/** The languages besides the source's that visitors can choose. */
export const translationsOf = ({ config }: Draft): readonly Language[] => translations.filter((language) => ((config["languages"] ?? []) as readonly string[]).includes(language));

import { translations } from "../../src/kernel/language";
import { textFile } from "../../src/partner/publish/languageFiles";

/** A partner's folder by path: `.json` and `.svg` files as text, other pictures and fonts as bytes. */
export type Folder = ReadonlyMap<string, string | Uint8Array>;

/** The files that every partner writes. */
export const written = ["config.json", "text.json", "theme.json"] as const;

/**
 * True for files that a partner can write: those above, the dark scheme, and texts in other languages. All other published files
 * are pictures and fonts.
 */
export const isWritten = (path: string): boolean => path === "theme-dark.json" || translations.some((language) => path === textFile(language)) || (written as readonly string[]).includes(path);

export const isPicture = (path: string): boolean => /^(?:[\w-]+\/)*[\w-]+\.(?:svg|png|webp|avif|jpg|ico)$/.test(path);

const isFont = (path: string): boolean => /^(?:[\w-]+\/)*[\w-]+\.woff2$/.test(path);

/** True for the files that `config.json` names: pictures and fonts. */
export const isAsset = (path: string): boolean => isPicture(path) || isFont(path);

export const isText = (path: string): boolean => /\.(?:json|svg)$/.test(path);

/** JSON in the format of a folder's files. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A theme in the format of a folder's files: one token per line. */
export function themeText(theme: Readonly<Record<string, unknown>>): string {
  const groups = Object.entries(theme).map(([group, tokens]) => {
    if (tokens === null || typeof tokens !== "object") return `  ${JSON.stringify(group)}: ${JSON.stringify(tokens)}`;
    const lines = Object.entries(tokens).map(([name, token]) => `    ${JSON.stringify(name)}: ${JSON.stringify(token)}`);
    return `  ${JSON.stringify(group)}: {\n${lines.join(",\n")}\n  }`;
  });
  return groups.length === 0 ? "{}\n" : `{\n${groups.join(",\n")}\n}\n`;
}

import { translations } from "../../src/kernel/language";
import { textFile } from "../../src/partner/publish/languageFiles";

/** A partner's folder: text of `.json` and `.svg` files, bytes of other pictures, by path from the folder. */
export type Folder = ReadonlyMap<string, string | Uint8Array>;

/** Files that a partner writes. */
export const written = ["config.json", "text.json", "theme.json"] as const;

/** And may write: the dark scheme, and texts in other languages. Everything else that is published is a picture. */
export const isWritten = (path: string): boolean => path === "theme-dark.json" || translations.some((language) => path === textFile(language)) || (written as readonly string[]).includes(path);

export const isPicture = (path: string): boolean => /^(?:[\w-]+\/)*[\w-]+\.(?:svg|png|webp|avif|jpg|ico)$/.test(path);

export const isText = (path: string): boolean => /\.(?:json|svg)$/.test(path);

/** As it is written into a folder. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A theme as it is written into a folder: a token a line. */
export function themeText(theme: Readonly<Record<string, unknown>>): string {
  const groups = Object.entries(theme).map(([group, tokens]) => {
    if (tokens === null || typeof tokens !== "object") return `  ${JSON.stringify(group)}: ${JSON.stringify(tokens)}`;
    const lines = Object.entries(tokens).map(([name, token]) => `    ${JSON.stringify(name)}: ${JSON.stringify(token)}`);
    return `  ${JSON.stringify(group)}: {\n${lines.join(",\n")}\n  }`;
  });
  return groups.length === 0 ? "{}\n" : `{\n${groups.join(",\n")}\n}\n`;
}

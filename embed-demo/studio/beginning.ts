import type { Language } from "../../src/kernel/language";
import type { Catalogue } from "../../src/kernel/phrase";
import type { Folder } from "../publish/folder";
import type { Shared } from "../publish/checkFolder";
import type { Origins } from "../hosting/origins";

/** A token of a theme file. */
export interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}
export type Theme = Readonly<Record<string, Readonly<Record<string, Token>>>>;

export interface Screen {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  /** The line's slug; absent for screens before a line is chosen. */
  readonly line?: string;
  /** The visitor's steps from the first screen to this one; absent if this one is the first. */
  readonly actions?: readonly unknown[];
}

/** The studio's initial data, as the demo serves it. */
export interface Beginning {
  readonly brands: readonly { readonly id: string; readonly folder: Folder }[];
  readonly shared: Shared;
  /** Every token that screens use, with its purpose. */
  readonly baseTheme: Theme;
  readonly origins: Origins;
  readonly screens: readonly Screen[];
  /** The widget's own texts by language. */
  readonly catalogues: Readonly<Partial<Record<Language, Catalogue | null>>>;
  /** The studio's words by language, and there by their English. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface Served extends Omit<Beginning, "brands" | "screens"> {
  readonly brands: readonly { readonly id: string; readonly files: Readonly<Record<string, string | { readonly base64: string }>> }[];
}

export const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** Throws if the demo doesn't answer. */
export async function readBeginning(): Promise<Beginning> {
  const read = async <Answer>(path: string): Promise<Answer> => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return (await response.json()) as Answer;
  };
  const [{ brands, baseTheme, ...served }, screens] = await Promise.all([read<Served>("/studio/beginning.json"), read<readonly Screen[]>("/gallery/recipes.json")]);
  const { $description: _description, ...groups } = baseTheme as Theme & { readonly $description?: unknown };
  return {
    ...served,
    baseTheme: groups,
    screens,
    brands: brands.map(({ id, files }) => ({
      id,
      folder: new Map(Object.entries(files).map(([path, file]) => [path, typeof file === "string" ? file : bytesOf(file.base64)] as const)),
    })),
  };
}

/* What one build tells the next (src/build/virtualModules.mjs). A chunk is its file's name without `.js` and its sha256 digest. */

declare module "virtual:addresses" {
  /** Roots of the environment that the bundle is built for. */
  export const content: string;
  export const hosted: string;
}

declare module "virtual:chunks" {
  /** What every line needs, in the order in which it is to run. */
  export const core: readonly string[];
  /** By line slug, what it needs besides. */
  export const lines: Readonly<Record<string, readonly string[]>>;
  /** By language, the file of its texts, from the folder of the parcels. */
  export const texts: Readonly<Record<"en" | "es", string>>;
  /** The file of the components' rules, likewise. */
  export const styles: string;
}

declare module "virtual:beside-parcels" {
  /** Where a file lies, absolute, and its `sha256-…`. The single file has the text in it. */
  export type Beside = { readonly href: string; readonly integrity: string } | { readonly text: string };
  export const catalogues: Readonly<Record<"en" | "es", Beside>>;
  /** The rules of every component. */
  export const styles: Beside;
  /** The root zone's labels as the mail system has them, with a space between two. */
  export const domains: Beside;
}

declare module "virtual:first-screens" {
  import type { FirstScreens } from "./element/firstPaint/tree";
  export const firstScreens: FirstScreens;
}

declare module "virtual:first-paint" {
  /** By language, the chunk of painter and first screens: its file from the folder of the parcels, and its `sha256-…`. */
  type Painter = readonly [file: string, integrity: string];
  export const en: Painter;
  export const es: Painter;
}

/* Values that one build passes to the next (src/build/virtualModules.mjs). A chunk is its file's name without `.js` and its
   sha256 digest. */

declare module "virtual:addresses" {
  /** Addresses of the environment that the bundle is built for. */
  export const content: string;
  export const hosted: string;
}

declare module "virtual:chunks" {
  /** Files that every line needs, in the order in which they run. */
  export const core: readonly string[];
  /** Further files by line slug. */
  export const lines: Readonly<Record<string, readonly string[]>>;
  /** The file of the texts by language, relative to the parcels' folder. */
  export const texts: Readonly<Record<string, string>>;
  /** The file of the components' rules, relative to the same folder. */
  export const styles: string;
}

declare module "virtual:beside-parcels" {
  /**
   * Returns a file's text: fetched and compared with its hash from the content network, imported from the package, at hand in
   * the single file. Rejects if it is unavailable.
   */
  export type Beside = () => Promise<string>;
  export const catalogues: Readonly<Record<string, Beside>>;
  /** The rules of every component. */
  export const styles: Beside;
  /** The top-level domains in ASCII, separated by spaces. */
  export const domains: Beside;
}

declare module "virtual:decoder-file" {
  /** The WebAssembly of the barcode decoder, beside the parcels. */
  export const file: { readonly href: string; readonly integrity: string };
}

declare module "virtual:first-screens" {
  import type { FirstScreens } from "./element/firstPaint/tree";
  export const firstScreens: FirstScreens;
}

declare module "virtual:painters" {
  import type { Language } from "./kernel/language";
  import type * as Painter from "./element/npm/paint";
  /** Imports the package's painter with a language's first screens. */
  export const painters: Readonly<Partial<Record<Language, () => Promise<typeof Painter>>>>;
}

/** The same imports for the package's entry that makes them before an element is on the page. */
declare module "virtual:painters-ahead" {
  import type { painters as imported } from "virtual:painters";
  export const painters: typeof imported;
}

declare module "virtual:first-paint" {
  /** The chunk of painter and first screens: its file, relative to the parcels' folder, and its `sha256-…`. */
  type Painter = readonly [file: string, integrity: string];
  /** Returns the chunk in an element's language. */
  export const painterFor: (element: Element) => Painter;
}

declare module "virtual:hosted-text" {
  /** Returns the text of the link to the hosted page in an element's language. */
  export const hostedTextFor: (element: Element) => string;
}

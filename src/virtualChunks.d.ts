/** Written by rollup.config.mjs once the chunks and their hashes are known. */
declare module "virtual:chunks" {
  /** File names without `.js`, each followed by its sha256 digest (43 characters). The first is the element's own chunk. */
  export const chunks: readonly string[];
  /** How many of them every line needs: the first so many. */
  export const coreCount: number;
  /** The others that a line's first screen needs, as positions among the chunks. */
  export const lineChunks: Readonly<Record<string, readonly number[]>>;
  /** Addresses of a partner's content, separated by spaces, with ~ for the content root and * for the partner. */
  export const contentAddresses: string;
  /** Roots of the environment that the bundle is built for. */
  export const content: string;
  export const hosted: string;
}

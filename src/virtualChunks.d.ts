/** Written by rollup.config.mjs once the chunks and their hashes are known. */
declare module "virtual:chunks" {
  /** The core chunks: file names without `.js`, each followed by its sha256 digest (43 characters). The element's comes first. */
  export const core: readonly string[];
  /** The same of the chunk that lists, for each line, the chunks that its first screen needs besides. */
  export const lineList: string;
  /** Addresses of a partner's content, separated by spaces, with ~ for the content root and * for the partner. */
  export const contentAddresses: string;
  /** Roots of the environment that the bundle is built for. */
  export const content: string;
  export const hosted: string;
}

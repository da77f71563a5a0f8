/** Written by tests/build/chunksForLoader.mjs once the chunks and their hashes are known. */
declare module "virtual:chunks" {
  /** What shows first screens: file names without `.js`, each followed by its sha256 digest (43 characters). The entry comes first. */
  export const ahead: readonly string[];
  /** The same of the core chunks. The element's comes first. */
  export const core: readonly string[];
  /** The same of the chunk with the first screens, and for each line the chunks that it needs besides the core. */
  export const lineList: string;
  /** Addresses of a partner's content, separated by spaces, with ~ for the content root and * for the partner. */
  export const contentAddresses: string;
  /** Roots of the environment that the bundle is built for. */
  export const content: string;
  export const hosted: string;
}

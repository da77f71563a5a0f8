/** A script or file that the loader fetches: its address and the hash of its contents. */
export interface Chunk {
  readonly href: string;
  /** `sha256-…`. */
  readonly integrity: string;
  /** "high" by default. */
  readonly fetchPriority?: "high" | "low";
}

/** The page as the loader sees it, for every way of embedding. */
export interface LoaderPage {
  /** The tags found, including later ones. */
  readonly elements: Iterable<HTMLElement>;
  /** Absolute address of the parcels' folder, with its trailing slash: another name of the same folder at each attempt. */
  readonly folder: string;
}

const digestLength = 43;

/**
 * Returns a chunk by its file's name without `.js`, followed by its sha256 digest, as the build writes it into loader and
 * first screens.
 */
export const chunkAt = (folder: string, named: string): Chunk => ({
  href: `${folder + named.slice(0, -digestLength)}.js`,
  integrity: `sha256-${named.slice(-digestLength)}=`,
});

/** Preloads a file for a later `fetch`, which alone learns of a failure. */
export const preloadFile = (file: Omit<Chunk, "integrity">): void => void addLink({ rel: "preload", as: "fetch", ...file }).catch(() => undefined);

/**
 * Resolves when it has loaded. Rejects if it is unavailable or has other contents, which import() would fetch again without
 * a check.
 */
export const preload = (chunk: Chunk): Promise<unknown> => addLink({ rel: "modulepreload", ...chunk });

/** Resolves when the link has loaded. Rejects with its address. */
export function addLink(properties: Partial<HTMLLinkElement>): Promise<unknown> {
  const link = document.createElement("link");
  return new Promise((resolve, reject) => {
    document.head.append(Object.assign(link, { crossOrigin: "", fetchPriority: "high", ...properties, onload: resolve, onerror: () => reject(link.href) }));
    if (!link.relList.supports(link.rel)) resolve(0);
    // The response outlives the link. A failed link stays, because Chromium otherwise fails the next attempt without a
    // request.
  }).then(() => link.remove());
}

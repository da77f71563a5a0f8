/** One script or file that the loader fetches: its address, and what its bytes have to hash to. */
export interface Chunk {
  readonly href: string;
  /** `sha256-…`. */
  readonly integrity: string;
  /** "high" where it isn't said. */
  readonly fetchPriority?: "high" | "low";
}

/** The page as the loader sees it: what every way in has in common. */
export interface LoaderPage {
  /** The tags that were found, those of later too. */
  readonly elements: Iterable<HTMLElement>;
  /** Where the parcels lie, absolute, with its trailing slash: another name of the same folder at each attempt. */
  readonly folder: string;
}

const digestLength = 43;

/** A chunk by its file's name without `.js`, followed by its sha256 digest: what the build writes into loader and first screens. */
export const chunkAt = (folder: string, named: string): Chunk => ({
  href: `${folder + named.slice(0, -digestLength)}.js`,
  integrity: `sha256-${named.slice(-digestLength)}=`,
});

/** Fetches a file for who will ask for it with `fetch`, and tells that one alone whether it can be had. */
export const preloadFile = (file: Omit<Chunk, "integrity">): void => void addLink({ rel: "preload", as: "fetch", ...file }).catch(() => undefined);

/** Resolves when it is there. Rejects when it can't be had, or has other bytes: import() would fetch those again, unchecked. */
export const preload = (chunk: Chunk): Promise<unknown> => addLink({ rel: "modulepreload", ...chunk });

/** Resolves when what it links to is there. Rejects with its address. */
export function addLink(properties: Partial<HTMLLinkElement>): Promise<unknown> {
  const link = document.createElement("link");
  return new Promise((resolve, reject) => {
    document.head.append(Object.assign(link, { crossOrigin: "", fetchPriority: "high", ...properties, onload: resolve, onerror: () => reject(link.href) }));
    if (!link.relList.supports(link.rel)) resolve(0);
    // What it has fetched outlives it. One that failed stays: without it Chromium fails the next attempt without asking.
  }).then(() => link.remove());
}

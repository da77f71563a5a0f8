/** Keeps a partner's last readable content between visits. It holds nothing about a visitor. */
export interface ContentMemory {
  /** Null if nothing is stored or storage is unavailable. Never rejects. */
  read(): Promise<unknown>;
  write(content: unknown): void;
  clear(): void;
}

const name = "insurance-quote";

/**
 * The browser's Cache for one address. Unlike local storage it doesn't block the page, and unlike the HTTP cache an
 * unreadable response can't overwrite it. Pages without a secure origin have no Cache and remember nothing. It isn't in
 * session/storage.ts, because that is about the visitor, and the painter reads this before there is a session.
 */
export function contentMemory(url: string): ContentMemory {
  const opened = async (): Promise<Cache | null> => (typeof caches === "undefined" ? null : caches.open(name));
  const quietly = (work: (cache: Cache) => Promise<unknown>): void =>
    void opened()
      .then((cache) => cache && work(cache))
      .catch(() => undefined);
  return {
    async read() {
      try {
        const kept = await (await opened())?.match(url);
        return kept ? ((await kept.json()) as unknown) : null;
      } catch {
        return null;
      }
    },
    write: (content) => quietly((cache) => cache.put(url, new Response(JSON.stringify(content)))),
    clear: () => quietly((cache) => cache.delete(url)),
  };
}

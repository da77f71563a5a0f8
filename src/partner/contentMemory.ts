/** Where the last content of a partner that could be read is kept from one visit to the next. It holds nothing about a visitor. */
export interface ContentMemory {
  /** Null where nothing is kept, or can be. Never rejects. */
  read(): Promise<unknown>;
  write(content: unknown): void;
  clear(): void;
}

const name = "insurance-quote";

/**
 * The browser's Cache for one address: unlike local storage it doesn't hold the page up, and unlike the HTTP cache it isn't
 * overwritten by an answer that nobody can read. Pages without a secure origin have none, and remember nothing. It is here and
 * not in session/storage.ts, which is about the visitor: this is the partner's, and the painter reads it before there is a session.
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

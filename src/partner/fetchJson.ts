/** The part of `fetch` that is used here, so that tests and hosts can pass their own. */
export type Fetch = (url: string, init: { readonly signal: AbortSignal }) => Promise<Pick<Response, "ok" | "status" | "json">>;

/**
 * Reads JSON from an address, headers and body, within `milliseconds`; rejects with a short reason. It races against the
 * clock, because a custom fetcher may ignore the abort signal.
 */
export const fetchJson =
  (fetch: Fetch, milliseconds: number) =>
  async (url: string): Promise<unknown> => {
    const file = url.slice(url.lastIndexOf("/") + 1);
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`${file}: timed out`));
        abort.abort();
      }, milliseconds);
    });
    const read = async (): Promise<unknown> => {
      const response = await fetch(url, { signal: abort.signal }).catch(() => {
        throw new Error(`${file}: unreachable`);
      });
      if (!response.ok) throw new Error(`${file}: status ${response.status}`);
      return response.json().catch(() => {
        throw new Error(`${file}: not JSON`);
      });
    };
    try {
      return await Promise.race([read(), late]);
    } finally {
      clearTimeout(timer);
    }
  };

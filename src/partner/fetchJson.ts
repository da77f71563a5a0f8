/** The part of `fetch` that is used here, so that tests and hosts can pass their own. */
export type Fetch = (url: string, init: { readonly signal: AbortSignal }) => Promise<Pick<Response, "ok" | "status" | "json">>;

/**
 * The wait in equal parts. A page that was busy hears the clock and the network at once, in either order: a stall costs one part
 * however long it was, so that an answer that arrived in it is read before the wait is over.
 */
const parts = 10;

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
      const wait = (left: number): void => {
        if (left > 0) return void (timer = setTimeout(wait, milliseconds / parts, left - 1));
        reject(new Error(`${file}: timed out`));
        abort.abort();
      };
      wait(parts);
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

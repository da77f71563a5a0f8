import { brotliCompressSync } from "node:zlib";
import type { BrowserContext, Page, Response } from "playwright";

export interface Weight {
  /** Bytes of the scripts that a page asked for before its element could ask for the widget; of all so far if it hasn't yet. */
  untilElement(page: Page): Promise<number>;
  /** Bytes of all scripts so far. */
  sofar(): Promise<number>;
}

/** Weighs the scripts of a context's pages, each once, in bytes of brotli. Call it before the first page. */
export async function weighScripts(context: BrowserContext): Promise<Weight> {
  const scripts = new Map<string, Promise<number>>();
  context.on("response", (response) => {
    const url = response.url();
    if (!scripts.has(url) && response.ok() && /javascript/.test(response.headers()["content-type"] ?? "")) scripts.set(url, bytesOf(response));
  });
  await context.addInitScript(() => {
    const { define } = customElements;
    customElements.define = function (name, ...rest) {
      if (name === "insurance-quote") Object.assign(window, { definedAt: performance.now() });
      define.call(this, name, ...rest);
    };
  });
  const sum = async (urls: Iterable<string>): Promise<number> => {
    const bytes = await Promise.all([...urls].map((url) => scripts.get(url) ?? 0));
    return bytes.reduce((total, one) => total + one, 0);
  };
  return {
    async untilElement(page) {
      await page.waitForLoadState("networkidle");
      return sum(
        await page.evaluate(() => {
          const loaded = performance.getEntriesByType("resource");
          // The content network's scripts define the class last.
          const widget = loaded.find(({ name }) => name.includes("/dist/chunks/"))?.startTime ?? Infinity;
          const end = Math.min(widget, Number(Reflect.get(window, "definedAt") ?? Infinity));
          return [...new Set(loaded.filter(({ startTime }) => startTime < end).map(({ name }) => name))];
        }),
      );
    },
    sofar: () => sum(scripts.keys()),
  };
}

const bytesOf = (response: Response): Promise<number> =>
  response.body().then(
    (body) => brotliCompressSync(body).length,
    () => 0,
  );

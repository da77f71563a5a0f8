import type { Page, Request, Response } from "playwright";

/** The number of calls and of characters that show what a page was doing. */
const most = { calls: 40, characters: 2_000 } as const;

/**
 * Keeps a page's last calls of the service, with their answers. Call it before the page loads; the function that it returns
 * describes the page for the report of a failed test, because a failure on another machine can't be looked at.
 */
export function keepLastSeen(page: Page, api: string): () => Promise<string> {
  const started = Date.now();
  const calls: string[] = [];
  const note = (request: Request, result: string): void => {
    if (!request.url().startsWith(api) || request.method() === "OPTIONS") return;
    calls.push(`${((Date.now() - started) / 1_000).toFixed(1)} s ${request.method()} ${new URL(request.url()).pathname} ${result}`);
    if (calls.length > most.calls) calls.shift();
  };
  page.on("request", (request) => note(request, "sent"));
  page.on("response", (response: Response) => note(response.request(), String(response.status())));
  page.on("requestfailed", (request) => note(request, request.failure()?.errorText ?? "failed"));
  return async () => {
    const shown = await page
      .locator("insurance-quote")
      .first()
      .evaluate((element) => [...(element.shadowRoot?.children ?? [])].map((child) => (child instanceof HTMLElement ? child.innerText : "")).join("\n"), undefined, { timeout: 2_000 })
      .catch(String);
    const text = shown.replace(/\s*\n\s*/g, " | ").slice(0, most.characters);
    return [`At ${((Date.now() - started) / 1_000).toFixed(1)} s on ${page.url()}:`, text, ...calls].join("\n");
  };
}

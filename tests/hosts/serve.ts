import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { BrowserContext, Route } from "playwright";
import type { Origins } from "../../embed-demo/hosting/origins";
import { addressesOf } from "../../src/element/environments";

const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".map": "application/json" };

/** A host's pages: built files, or the origin of a server of its own. */
export interface HostPages {
  readonly files?: string;
  readonly server?: string;
  /** Response headers of its files, such as a Content Security Policy. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns the address of a host's first page. */
export const pageOf = ({ sites }: Origins): string => `${sites}/host/`;

/**
 * Serves a host's pages below `/host/` of the sites' origin, and leads the requests for production's addresses, which a page
 * without further attributes uses, to the demo. An address without an extension is a page: its own file, or the first one, as
 * the servers of single-page apps answer.
 */
export async function serveHost(context: BrowserContext, origins: Origins, { files = "", server, headers = {} }: HostPages): Promise<void> {
  await context.route(`${pageOf(origins)}**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (server !== undefined) return answerFrom(`${server}${pathname}${search}`, route);
    const path = pathname.slice("/host/".length);
    const candidates = extname(path) ? [path] : [join(path, "index.html"), "index.html"];
    for (const candidate of candidates) {
      const body = await readFile(join(files, candidate)).catch(() => null);
      if (body) return route.fulfill({ body, headers, contentType: types[extname(candidate)] ?? "application/octet-stream" });
    }
    return route.fulfill({ status: 404 });
  });
  const { api, content } = addressesOf("prod");
  const network = new URL(content).origin;
  // Another release is the same one at another address, which the browser loads as other modules. Later routes come first.
  for (const [from, to] of [[api, origins.api], [network, origins.widget], [`${network}/older`, origins.widget]] as const) {
    await context.route(`${from}/**`, (route) => answerFrom(route.request().url().replace(from, to), route));
  }
}

/**
 * Answers a request from another address. A connection that was closed while it was idle is opened anew. A page that is closed
 * meanwhile has no use for the answer.
 */
async function answerFrom(url: string, route: Route): Promise<void> {
  try {
    await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0, maxRetries: 2 }) });
  } catch {
    await route.abort().catch(() => undefined);
  }
}

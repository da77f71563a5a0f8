import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { BrowserContext } from "playwright";
import type { Origins } from "../../embed-demo/hosting/origins";
import { addressesOf } from "../../src/element/environments";

const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".map": "application/json" };

/**
 * Serves a host's built pages on the sites' origin, and leads the requests for production's addresses, which a page without
 * further attributes uses, to the demo. Returns the address of the host's first page.
 */
export async function serveHost(context: BrowserContext, origins: Origins, folder: string): Promise<string> {
  const page = `${origins.sites}/host/`;
  await context.route(`${page}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice("/host/".length) || "index.html";
    const body = await readFile(join(folder, path)).catch(() => null);
    if (body) await route.fulfill({ body, contentType: types[extname(path)] ?? "application/octet-stream" });
    else await route.fulfill({ status: 404 });
  });
  const { api, content } = addressesOf("prod");
  for (const [from, to] of [[api, origins.api], [content, `${origins.widget}/content`]] as const) {
    await context.route(`${from}/**`, async (route) => {
      const response = await route.fetch({ url: route.request().url().replace(from, to) });
      await route.fulfill({ response });
    });
  }
  return page;
}

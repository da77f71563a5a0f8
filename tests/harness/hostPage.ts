import type { BrowserContext } from "playwright";
import type { Origins } from "../../embed-demo/hosting/origins";
import { siteHeaders } from "../../embed-demo/hosting/securityHeaders";

/** Serves a page with this body on the sites' origin and under their Content Security Policy. */
export async function hostPage(context: BrowserContext, origins: Origins, body: string, css = ""): Promise<string> {
  const address = `${origins.sites}/somebody/`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Somebody</title>
<link rel="icon" href="${origins.sites}/quote/favicon.svg"><link rel="stylesheet" href="${origins.sites}/somebody/site.css">
<script type="module" src="${origins.widget}/dist/insurance-quote.js"></script></head><body>${body}</body></html>`;
  // Matches the page with any query.
  await context.route((url) => url.origin + url.pathname === address, (route) => route.fulfill({ body: html, contentType: "text/html", headers: siteHeaders(origins) }));
  await context.route(`${address}site.css`, (route) => route.fulfill({ body: css, contentType: "text/css" }));
  return address;
}

export const widgetTag = (origins: Origins, attributes: string): string =>
  `<insurance-quote environment="local" api="${origins.api}" content="${origins.widget}/content" hosted="${origins.sites}/quote" load="eager" ${attributes}></insurance-quote>`;

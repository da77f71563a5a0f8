import { defaultPartner } from "../../src/partner/contentUrls";
import type { Published } from "../../src/partner/published";
import type { Folder } from "../publish/folder";
import type { Beginning } from "./beginning";
import { pictureType } from "./draft";

const name = "studio";
const root = "/studio/preview/content";

/** The path in a draft's folder of a file that the preview fetches; null for another's address. */
export function pathOfPreview(id: string, address: string): string | null {
  const { origin, pathname } = new URL(address, location.href);
  const folder = `${root}/${id}/`;
  return origin === location.origin && pathname.startsWith(folder) ? decodeURIComponent(pathname.slice(folder.length)) : null;
}

interface ScriptUrlPolicy {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Starts the service worker that answers for the draft's files. Rejects if the browser has none. */
export async function startPreview(): Promise<void> {
  // The page's CSP requires a Trusted Types policy for script URLs; this URL is a constant.
  const { trustedTypes } = window as unknown as { trustedTypes?: ScriptUrlPolicy };
  const address = "/studio/preview/worker.js";
  const url = trustedTypes ? trustedTypes.createPolicy("studio", { createScriptURL: (given) => given }).createScriptURL(address) : address;
  const registration = await navigator.serviceWorker.register(url, { scope: "/studio/preview/" });
  const worker = registration.active ?? registration.installing ?? registration.waiting;
  if (!worker || worker.state === "activated") return;
  await new Promise<void>((resolve) => worker.addEventListener("statechange", () => worker.state === "activated" && resolve()));
}

/** E-mails have styles in their elements, which the studio's own pages may not, and the payment page has its provider's. */
const letterHeaders = (provider: string) => ({ "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline' ${provider}; img-src ${provider}; frame-ancestors 'self'` });

/** The config of the service's own brand, whose key the service accepts before the draft is published. */
export const operatorIn = ({ brands }: Pick<Beginning, "brands">): Published["config"] =>
  JSON.parse(String(brands.find(({ id }) => id === defaultPartner)!.folder.get("config.json"))) as Published["config"];

/**
 * Writes the draft to the cache that the preview fetches it from. `key` is one that the quote service already accepts; `pages` are
 * further pages as HTML, by file name; `provider` is the origin of the payment page's styles.
 */
export async function writePreview(content: Published, folder: Folder, key: string, pages: Readonly<Record<string, string>> = {}, provider = ""): Promise<void> {
  const { id } = content.config;
  const cache = await caches.open(name);
  const shown = { ...content, config: { ...content.config, publishableKey: key } };
  const files = [...folder].filter(([path]) => !path.endsWith(".json"));
  // Headers like the content network's: a picture opened on its own runs nothing on the studio's origin.
  const headers = (path: string) => ({ "Content-Type": pictureType(path), "Content-Security-Policy": "sandbox", "X-Content-Type-Options": "nosniff" });
  await Promise.all([
    cache.put(`${root}/${id}/content.json`, Response.json(shown)),
    ...Object.entries(pages).map(([path, html]) => cache.put(`${root}/${id}/${path}`, new Response(html, { headers: letterHeaders(provider) }))),
    ...files.map(([path, file]) => cache.put(`${root}/${id}/${path}`, new Response(file as BodyInit, { headers: headers(path) }))),
  ]);
}

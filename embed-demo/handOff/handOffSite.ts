import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono, type Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Language } from "../../src/kernel/language";
import { withOrigins, type Origins } from "../hosting/origins";
import { respondWithHtml } from "../hosting/staticFiles";
import { inLanguage, spoken } from "../texts/inLanguage";
import { languageOf } from "../texts/pageLanguage";
import { fillPage, type PageContent } from "../hosting/fillPage";
import { handOffReceiver, type HandedOver } from "./receiveHandOff";

export interface HandOffSite {
  /** Its folder under the external origin, with slashes: `/quoting/`. */
  readonly path: `/${string}/`;
  /** The folder of its pages: `welcome`, `used`, `invalid`, `unavailable` and `home`, each the middle of `layout`. */
  readonly pages: string;
  /** The visitor's data on the welcome page, in the visitor's language. */
  contentOf(handedOver: HandedOver, language: Language, say: (text: string) => string): PageContent;
}

/**
 * A site that takes over a visitor. A valid token becomes the site's own session and is removed from the address, so that the
 * address in the history grants no access.
 */
export function handOffSite(site: HandOffSite, origins: Origins, headers: Record<string, string>): Hono {
  const receive = handOffReceiver({ api: origins.api, site: origins.external + site.path });
  const started = new Map<string, HandedOver>();
  const cookie = "started";

  const page = async (context: Context, name: string, content: PageContent = { words: {}, facts: [] }): Promise<Response> => {
    const [layout, middle] = await Promise.all(["layout", name].map((file) => readFile(join(site.pages, `${file}.html`), "utf8")));
    const html = withOrigins(inLanguage((layout ?? "").replace("{{main}}", () => middle ?? ""), languageOf(context.req.raw)), origins);
    return respondWithHtml(context.req.raw, fillPage(html, content), { ...headers, "Cache-Control": "no-store" });
  };
  const own = (context: Context): HandedOver | undefined => started.get(getCookie(context, cookie) ?? "");

  const app = new Hono();
  app.get(site.path, async (context) => {
    const { token, ref } = context.req.query();
    if (token === undefined || ref === undefined) return page(context, "home");
    const reception = await receive(token, ref);
    if (reception.outcome !== "received") return page(context, reception.outcome);
    const session = randomBytes(18).toString("base64url");
    started.set(session, reception.handedOver);
    setCookie(context, cookie, session, { path: site.path, httpOnly: true, sameSite: "Lax" });
    return context.redirect(`${site.path}started/`, 303);
  });
  app.get(`${site.path}started/`, (context) => {
    const handedOver = own(context);
    const language = languageOf(context.req.raw);
    return handedOver ? page(context, "welcome", site.contentOf(handedOver, language, (text) => spoken(text, language))) : page(context, "home");
  });
  return app;
}

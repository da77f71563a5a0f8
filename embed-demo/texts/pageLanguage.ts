import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { languages, sourceLanguage, type Language } from "../../src/kernel/language";

const known = (name: string): Language | undefined => languages.find((language) => language === name.trim().slice(0, 2).toLowerCase());

/**
 * The language of a page: the visitor's choice on this site (`?lang=es`), now or earlier; else the sender's (`sent`), or the first
 * supported one that the browser asks for.
 */
export function languageOf(request: Request, sent?: Language): Language {
  const chosen = new URL(request.url).searchParams.get("lang") ?? /(?:^|;\s*)lang=(\w+)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? "";
  const accepted = (request.headers.get("accept-language") ?? "").split(",").flatMap((one) => known(one) ?? []);
  return known(chosen) ?? sent ?? accepted[0] ?? sourceLanguage;
}

/** Remembers a language chosen on one page for a site's next pages. Each site has a folder; the root page applies to all. */
export const rememberLanguage: MiddlewareHandler = async (context, next) => {
  await next();
  const chosen = known(context.req.query("lang") ?? "");
  if (chosen && chosen !== known(getCookie(context, "lang") ?? "")) setCookie(context, "lang", chosen, { path: /^\/(?:[^/]+\/)?/.exec(context.req.path)![0], sameSite: "Lax" });
};

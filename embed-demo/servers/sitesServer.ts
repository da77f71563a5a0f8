import { Hono } from "hono";
import { brandPages } from "./brandPages";
import { deskServer, type DeskAccess } from "./deskServer";
import { docsServer } from "./docsServer";
import { legalPages } from "./legalPages";
import { beginsAt, firstScreenPages, isPlain } from "./firstScreenPages";
import { languages } from "../../src/kernel/language";
import { defaultPartner } from "../../src/partner/contentUrls";
import { withOrigins, type Origins } from "../hosting/origins";
import { partnersIn, publishedLanguages, type PartnerFolders } from "../hosting/partnerFolders";
import { scanningHeaders, studioHeaders } from "../hosting/securityHeaders";
import { respond, respondWithHtml, textBody, type Body } from "../hosting/staticFiles";
import { sitemap } from "./sitemap";
import { studioServer } from "./studioServer";
import { filesInLanguage } from "../texts/filesInLanguage";
import { languageOf, rememberLanguage } from "../texts/pageLanguage";

interface SitesFolders extends PartnerFolders {
  readonly studio: string;
  readonly sites: string;
  readonly legal: string;
  readonly dist: string;
  readonly built: string;
  readonly builtDesk: string;
  readonly builtDocs: string;
  readonly brands: string;
  readonly paymentPages: string;
}

/**
 * The gallery's screens, generated from the lines. Generated at the first request, because that loads the whole widget, and again
 * each day, because they contain dates.
 */
function galleryScreens(): () => Promise<Body> {
  const make = async (): Promise<Body> => textBody("recipes.json", JSON.stringify(await (await import("../gallery/recipes")).recipes()));
  let made: { readonly day: string; readonly body: Promise<Body> } | null = null;
  return () => {
    const day = new Date().toDateString();
    if (made?.day !== day) made = { day, body: make() };
    return made.body;
  };
}

/** The brands in which the gallery shows its screens. The default one is first: it stands in for a brand that there isn't. */
async function galleryBrands(folders: PartnerFolders): Promise<string> {
  const brands = (await partnersIn(folders)).map(({ id, key, config }) => ({ id, key, name: "name" in config ? String(config.name) : id }));
  return JSON.stringify([...brands].sort((one, other) => Number(other.id === defaultPartner) - Number(one.id === defaultPartner)));
}

/**
 * The host pages. Each folder of `sites` is another company's site, with its own styles, scripts and habits. `desk`: who may use
 * the operator's page; null if there is none.
 */
export function sitesServer(origins: Origins, folders: SitesFolders, desk: DeskAccess | null): Hono {
  const headers = { ...scanningHeaders(origins), "Cache-Control": "no-cache" };
  const files = filesInLanguage(folders.sites, () => headers, (text) => withOrigins(text, origins), publishedLanguages(folders));
  const studioFiles = filesInLanguage(folders.sites, () => ({ ...studioHeaders(origins), "Cache-Control": "no-cache" }), (text) => withOrigins(text, origins));
  const legal = legalPages(folders, origins);
  const brand = brandPages(folders, origins);
  const beginning = firstScreenPages(folders, origins);

  const notFound = async (request: Request): Promise<Response> =>
    (await files(request, "/not-found/index.html", 404)) ?? new Response("Not found", { status: 404, headers });

  const app = new Hono();
  app.use("*", rememberLanguage);
  const screens = galleryScreens();
  app.get("/gallery/recipes.json", async ({ req }) => respond(req.raw, await screens(), 200, headers));
  app.get("/gallery/languages.json", ({ req }) => respond(req.raw, textBody("languages.json", JSON.stringify(languages)), 200, headers));
  app.get("/gallery/brands.json", async ({ req }) => respond(req.raw, textBody("brands.json", await galleryBrands(folders)), 200, headers));
  app.route("/", studioServer(origins, folders, headers));
  if (desk) app.route("/", deskServer(origins, folders, desk));
  else app.get("/desk/*", ({ req }) => notFound(req.raw));
  app.route("/", docsServer(folders));
  app.get("/studio/", async ({ req }) => (await studioFiles(req.raw, "/studio/index.html")) ?? notFound(req.raw));
  app.get("/brands/:partner/", async ({ req }) => {
    const html = await brand(req.param("partner"), languageOf(req.raw));
    return html === null ? notFound(req.raw) : respondWithHtml(req.raw, html, headers);
  });
  app.get("/:site/legal/:document/", async ({ req }) => {
    const html = await legal(req.param("site"), req.param("document"), languageOf(req.raw));
    return html === null ? notFound(req.raw) : respondWithHtml(req.raw, html, headers);
  });
  app.get("/quote/sitemap.xml", async ({ req }) => respond(req.raw, textBody("sitemap.xml", await sitemap(folders.sites, origins)), 200, headers));
  app.get("/car-maker/", async ({ req }) => {
    const begins = { partner: "auvane", line: isPlain(new URL(req.url)) ? "auto" : null };
    return (await beginning(req.raw, "/car-maker/index.html", begins)) ?? notFound(req.raw);
  });
  app.get("/embedded/first-screen-in-page/", async ({ req }) => (await beginning(req.raw, "/embedded/first-screen-in-page/index.html", { partner: "prairie-lantern", line: "auto" })) ?? notFound(req.raw));
  app.get("*", async ({ req }) => {
    const { path } = req;
    // Inside /quote the widget handles every path, but a missing file with an extension is a 404.
    if (/^\/quote(?:\/|$)/.test(path) && !/\.\w+$/.test(path)) return (await beginning(req.raw, "/quote/index.html", beginsAt(new URL(req.url)))) ?? notFound(req.raw);
    const file = await files(req.raw, path.endsWith("/") ? `${path}index.html` : path);
    if (file) return file;
    if (await files(req.raw, `${path}/index.html`)) {
      return new Response(null, { status: 301, headers: { ...headers, Location: `${path}/${new URL(req.url).search}` } });
    }
    return notFound(req.raw);
  });
  app.onError((error, { req }) => {
    process.stderr.write(`${req.path} can't be shown: ${error.message}\n`);
    return new Response("This page can't be shown. The server's log says why.", { status: 500, headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" } });
  });
  return app;
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { externalServer } from "../../embed-demo/servers/externalServer";
import { originsOf } from "../../embed-demo/hosting/origins";
import { sitesServer } from "../../embed-demo/servers/sitesServer";
import { eachText } from "../../embed-demo/texts/inLanguage";
import { foreign, glossary } from "./glossary";

const demo = join(import.meta.dirname, "../../embed-demo");
const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(demo, folder), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(ending)).map((file) => join(demo, folder, file));
const read = (file: string): string => readFileSync(file, "utf8");

/** The operator's desk, the gallery's frame, the studio's preview and the page in the docs' playground are in English only. */
const tools = /\/sites\/(?:desk|gallery\/frame|playground|studio\/preview)\//;
const pages = ["sites", "legal", "brands", "external", "outbox", "crm", "handOff/pages", "payment/pages"].flatMap((folder) => filesIn(folder, ".html")).filter((file) => !tools.test(file));
const sources = ["handOff", "outbox", "crm", "payment", "service/payments"].flatMap((folder) => filesIn(folder, ".ts")).concat(join(demo, "servers/legalPages.ts"), join(demo, "servers/samplePayment.ts")).map(read).join("\n");

const catalogues = filesIn("texts/es", ".json").map((file) => Object.entries(JSON.parse(read(file)) as Record<string, string>));
const spanish = catalogues.flat();
const said = new Map(spanish);

/** Words that both languages share: names, addresses, and terms of the web. */
const names = /\b(?:Lantern First|Prairie Lantern|Great|East|North|South|West|Street|Avenue|Drive|Foundry Row|Short North|Little Italy|Broad & Main|Agency|Insurance Company|Palmetto Ridge Insurance|credit union|Global Privacy Control|hash|fastback|STOP|bodily injury)\b/gi;

describe("the demo's sites in Spanish", () => {
  const found = pages.map((page) => {
    const texts: string[] = [];
    eachText(read(page), (text) => {
      texts.push(text);
      return text;
    });
    return { page: page.slice(demo.length + 1), texts };
  });

  it("have every text that they have in English", () => {
    expect(found.flatMap(({ page, texts }) => texts.filter((text) => !said.has(text)).map((text) => `${page}: ${text}`))).toEqual([]);
  });

  it("have no other text, and translate each text in one way", () => {
    const used = new Set(found.flatMap(({ texts }) => texts));
    expect(spanish.map(([text]) => text).filter((text) => !used.has(text) && !sources.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
    expect(spanish.filter(([text, own]) => said.get(text) !== own)).toEqual([]);
  });

  it("use the same markup and values in both", () => {
    const marks = (text: string): readonly string[] => (text.match(/<\/?\w+>|\{\{\w+\}\}|\[\[\w+\]\]|\{\w+\}/g) ?? []).filter((mark, _at, all) => mark.startsWith("<") || all.includes(mark));
    expect(spanish.filter(([text, own]) => String([...marks(text)].sort()) !== String([...marks(own)].sort()))).toEqual([]);
  });

  it.each(foreign)("have no %s in them", (_what, words) => {
    const left = spanish.filter(([text, own]) => text !== own && words.test(own.replace(names, "").replace(/<[^>]+>|\{\{\w+\}\}|\[\[\w+\]\]/g, "")));
    expect(left).toEqual([]);
  });

  it.each(glossary.filter(({ never }) => never))("say $spanish for $english, and not $never", ({ never }) => {
    expect(spanish.filter(([text, own]) => text !== own && never!.test(own))).toEqual([]);
  });

  it("open their questions and exclamations", () => {
    const count = (text: string, sign: string): number => text.split(sign).length;
    expect(spanish.filter(([, own]) => count(own, "?") !== count(own, "¿") || count(own, "!") !== count(own, "¡"))).toEqual([]);
  });
});

describe("a page's language", () => {
  const at = (folder: string): string => join(demo, folder);
  const origins = originsOf(4400);
  const folders = { sites: at("sites"), legal: at("legal"), content: at("content"), brands: at("brands"), paymentPages: at("payment/pages"), studio: at("nowhere"), built: at("nowhere"), builtDesk: at("nowhere"), builtDocs: at("nowhere"), dist: at("nowhere") };
  const sites = sitesServer(origins, folders, null);
  const webhookSecret = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
  const external = externalServer({ origins, folders: { files: at("external"), handOffPages: at("handOff/pages"), paymentPages: at("payment/pages") }, ratingSpeed: 60, readOutbox: async () => [], webhookSecret });
  const get = async (path: string, headers: Record<string, string> = {}, app = sites) => {
    const response = await app.request(`http://localhost${path}`, { headers });
    return { response, html: await response.text() };
  };

  it.each([
    [{}, "en", "Log in"],
    [{ "Accept-Language": "es-MX,es;q=0.9,en;q=0.8" }, "es", "Entrar"],
    [{ "Accept-Language": "hi-IN,es;q=0.5" }, "es", "Entrar"],
    [{ "Accept-Language": "es", Cookie: "lang=en" }, "en", "Log in"],
  ])("is the one that %j asks for", async (headers, language, text) => {
    const { html } = await get("/partner/", headers);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`>${text}</a>`);
  });

  it("is the one that the visitor chooses on it, on the site's other pages too", async () => {
    const { response, html } = await get("/car-maker/?lang=es", { "Accept-Language": "en-US" });
    expect(response.headers.get("Set-Cookie")).toBe("lang=es; Path=/car-maker/; SameSite=Lax");
    expect(html).toContain('<a href="?lang=en" lang="en" hreflang="en">English</a>');
    expect(html).toContain('src="http://localhost:4401/content/auvane/insurance-quote-es.js"');
    expect(html).toContain('href="/car-maker/legal/privacy/?lang=es">Privacidad');
    expect((await get("/car-maker/legal/privacy/", { Cookie: "lang=es" })).html).toContain("<h1>Aviso de privacidad</h1>");
  });

  it.each([
    ["/quote/auto/address", "Preguntas frecuentes"],
    ["/nowhere/", "No encontramos esa página"],
    ["/clearmoor/legal/how-we-rank/", "Cómo ordenamos las cotizaciones y cómo nos pagan | Clearmoor"],
    ["/brands/prairie-lantern/", "Cotizaciones de seguros de Prairie Lantern Credit Union"],
    ["/", "También aquí"],
  ])("is Spanish at %s", async (path, text) => {
    const { html } = await get(path, { "Accept-Language": "es" });
    expect(html).toContain('<html lang="es">');
    expect(html).toContain(text);
    expect(html).not.toContain("{{lang");
  });

  it.each([
    ["/locations/", "Dónde estamos actualmente"],
    ["/advisors/", "Encuentre su oficina de corredores local"],
    ["/quoting/", "Seguro de casa hecho para el clima de Florida"],
    ["/pet-partner/", "Para los que se comen el sofá"],
    ["/crm/", "Prospectos recibidos"],
    ["/payment/nothing/", "No encontramos este pago"],
  ])("is Spanish at the external site's %s", async (path, text) => {
    const { html } = await get(`${path}?lang=es`, {}, external);
    expect(html).toContain('<html lang="es">');
    expect(html).toContain(text);
    expect(html).not.toContain("{{lang");
  });

  it("is Spanish around the gallery's screens, whose titles are marked as English", async () => {
    const { html } = await get("/gallery/", { "Accept-Language": "es" });
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('<label for="filter">Buscar una pantalla</label>');
    expect(html).toContain('<li data-as="ready">Como se describe</li>');
    expect(html).toContain('id="screens" lang="en"');
  });

  it("is Spanish around the outbox's e-mails, which stay as they were sent", async () => {
    const message = { fromName: "Clearmoor", to: "ada@example.com", subject: "To <Ada>", text: "", html: "<p>Hello</p>" };
    const emails = [{ id: "e-1", message, createdAt: new Date("2026-11-23T00:10:00Z") }];
    const full = externalServer({ origins, folders: { files: at("external"), handOffPages: at("handOff/pages"), paymentPages: at("payment/pages") }, ratingSpeed: 60, readOutbox: async () => emails, webhookSecret });
    const { html } = await get("/outbox/?lang=es", {}, full);
    for (const part of ['<html lang="es">', "No salen de aquí", "<h2>To &lt;Ada&gt;</h2>", "Para ada@example.com", "23 nov 2026", ">Leerlo</a>"]) expect(html).toContain(part);
    expect((await get("/outbox/", {}, external)).html).toContain("No email has been sent in the last day.");
    expect((await get("/outbox/e-1", {}, full)).html).toBe("<p>Hello</p>");
  });
});

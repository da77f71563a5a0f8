import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { languages, sourceLanguage, translations } from "../../src/kernel/language";
import { z } from "../../src/kernel/zod";
import { isPartnerId } from "../../src/partner/contentUrls";
import { builtScript } from "../hosting/builtScript";
import { isLoopback } from "../hosting/isLoopback";
import { withOrigins, type Origins } from "../hosting/origins";
import { folderOf, partnerIds, type PartnerFolders } from "../hosting/partnerFolders";
import { builtCatalogue } from "../publish/builtCatalogue";
import { checkFolder } from "../publish/checkFolder";
import { sayFault } from "../publish/fault";
import { isAsset, isText, isWritten, type Folder } from "../publish/folder";
import { withoutStrays } from "../publish/namedAssets";
import { readFolder, readShared, replaceFolder } from "../publish/partnerFiles";
import { samplePayment } from "./samplePayment";
import { respondWithText, staticFiles } from "../hosting/staticFiles";
import { translatedBy } from "../texts/translatedBy";

interface StudioFolders extends PartnerFolders {
  readonly studio: string;
  readonly dist: string;
  /** The folder of the built studio. */
  readonly built: string;
  /** The pages of the payment provider. */
  readonly paymentPages: string;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

const words = translatedBy<Readonly<Record<string, string>>>((language) => new URL(`../studio/words.${language}.json`, import.meta.url));

/** The studio's initial data: every brand's folder, the shared texts, the widget's own texts, the base theme and the studio's words. */
async function beginning(folders: StudioFolders, origins: Origins): Promise<string> {
  const brands = await Promise.all(
    (await partnerIds(folders)).map(async (id) => {
      const folder = await readFolder(folderOf(folders, id)!);
      const files = withoutStrays(folder, JSON.parse(String(folder.get("config.json"))));
      return { id, files: Object.fromEntries([...files].map(([path, file]) => [path, typeof file === "string" ? file : { base64: base64(file) }])) };
    }),
  );
  const catalogues = Object.fromEntries(await Promise.all(languages.map(async (language) => [language, await builtCatalogue(folders.dist, language)] as const)));
  const shared = { ...(await readShared(join(folders.content, "default"))), catalogue: catalogues[sourceLanguage] ?? null };
  const baseTheme: unknown = JSON.parse(await readFile(join(folders.content, "base/theme.json"), "utf8"));
  return JSON.stringify({ brands, shared, baseTheme, origins, catalogues, words: Object.fromEntries(translations.map((language) => [language, words(language) ?? {}])) }).replace(/\{\{(?:sites|external)\}\}/g, (open) => withOrigins(open, origins));
}

const publishedSchema = z.object({
  id: z.string(),
  files: z.record(z.string(), z.union([z.string(), z.object({ base64: z.string() })])),
});

const most = { bytes: 5_000_000, files: 40 };

/**
 * The demo's studio: its pages' data, and publishing. Only the studio's own page on this machine can publish: otherwise any page
 * could write brands.
 */
export function studioServer(origins: Origins, folders: StudioFolders, headers: Readonly<Record<string, string>>): Hono {
  const app = new Hono();
  const json = (name: string, text: string, { req }: Context) => respondWithText(req.raw, name, text, { ...headers });

  const script = builtScript({ root, page: "studio", sources: ["src", "embed-demo/studio", "embed-demo/publish"], built: folders.built });
  app.get("/studio/studio.js", async (context) => json("studio.js", await script(), context));
  app.get("/studio/beginning.json", async (context) => json("beginning.json", await beginning(folders, origins), context));

  const payment = samplePayment(origins, folders.paymentPages);
  app.get("/studio/payment/", async (context) => json("payment.html", await payment(context.req.raw), context));
  const fonts = staticFiles(join(root, "node_modules/@fontsource-variable"), () => ({ ...headers }));
  app.get("/studio/fonts/:name{[a-z0-9-]+}", async (context) => {
    const name = context.req.param("name");
    return (await fonts(context.req.raw, `/${name}/files/${name}-latin-wght-normal.woff2`)) ?? context.notFound();
  });

  const refuse = (status: number, ...faults: readonly string[]): Response => Response.json({ faults }, { status, headers });
  app.post("/studio/publish", bodyLimit({ maxSize: most.bytes, onError: () => refuse(413, "The folder is larger than 5 MB: make its pictures smaller.") }), async (context) => {
    const isOwn = context.req.header("Origin") === origins.sites && (context.req.header("Content-Type") ?? "").startsWith("application/json");
    if (!isOwn || !isLoopback(getConnInfo(context).remote.address)) return refuse(403, "Only the studio on this machine publishes.");
    const parsed = publishedSchema.safeParse(await context.req.json().catch(() => null));
    if (!parsed.success) return refuse(400, "This is no partner's folder.");
    const { id } = parsed.data;
    if (!isPartnerId(id)) return refuse(422, "The id needs small letters, digits and hyphens.");
    const given = Object.entries(parsed.data.files);
    const foreign = given.find(([path]) => !isAsset(path) && !isWritten(path));
    if (foreign || given.length > most.files) return refuse(422, foreign ? `${foreign[0]} isn't a file of a partner's folder.` : `There are more than ${most.files} files.`);
    const files: Folder = new Map(given.map(([path, file]) => [path, typeof file === "string" ? (isText(path) ? file : "") : new Uint8Array(Buffer.from(file.base64, "base64"))]));
    const before = folderOf(folders, id);
    if (before !== null && !before.startsWith(folders.studio)) return refuse(409, `${id} is a brand of the demo: choose another id.`);
    const shared = { ...(await readShared(join(folders.content, "default"))), catalogue: await builtCatalogue(folders.dist) };
    const { content, faults } = checkFolder(id, files, shared, Date.now());
    if (!content) return refuse(422, ...faults.filter(({ stops }) => stops).map(sayFault));
    await replaceFolder(join(folders.studio, id), withoutStrays(files, content.config));
    const published = `${origins.widget}/content/${id}`;
    const integrity = (await fetch(`${published}/sri.json`).then((answer) => answer.json())) as Record<string, string>;
    const version = Object.keys(integrity)[1]!;
    return Response.json({ version: `${published}/${version}`, integrity: integrity[version], page: `${origins.sites}/brands/${id}/` }, { headers });
  });
  return app;
}

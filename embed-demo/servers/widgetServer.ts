import { Hono } from "hono";
import { contentNetwork } from "./contentNetwork";
import { withOrigins, type Origins } from "../hosting/origins";
import type { PartnerFolders } from "../hosting/partnerFolders";
import { pictureHeaders, publicHeaders } from "../hosting/securityHeaders";
import { respond, staticFiles } from "../hosting/staticFiles";

/** A folder with a release's number, or a name with its file's hash: the bytes never change. Entries keep their names and are revalidated after a minute. */
const isImmutable = (path: string): boolean => /^\/(?:\d+\.\d+\.\d+|chunks|texts)\//.test(path) || /\/insurance-quote-(?:[a-z]{2}-)?\w{8}\.js$/.test(path);

const cacheFor = (path: string): string =>
  isImmutable(path) ? "public, max-age=31536000, immutable" : "public, max-age=60, stale-while-revalidate=600";

/** The answer for a partner whose folder was never fit to be published. The log says why: the reason names the server's own files. */
const faulty = (): Response =>
  Response.json(
    { type: "about:blank", title: "This partner's folder can't be published", status: 500, detail: "The server's log says why." },
    { status: 500, headers: { ...publicHeaders, "Cache-Control": "no-store", "Content-Type": "application/problem+json" } },
  );

type WidgetServerOptions = NonNullable<Parameters<typeof contentNetwork>[2]> & {
  /** Builds a missing file of dist, by its path; false if no build makes it. */
  readonly buildMissing?: (path: string) => Promise<boolean>;
};

/** The widget at /dist/ and the partner content network at /content/, on one origin, readable from every page. */
export function widgetServer(origins: Origins, folders: { readonly dist: string } & PartnerFolders, { buildMissing, ...network }: WidgetServerOptions = {}): Hono {
  const dist = staticFiles(folders.dist, (path) => ({ ...publicHeaders, "Cache-Control": cacheFor(path) }));
  const pictures = [folders.content, folders.studio].flatMap((folder) =>
    folder === undefined ? [] : [staticFiles(folder, (path) => ({ ...pictureHeaders, "Cache-Control": cacheFor(path) }), (text) => withOrigins(text, origins))],
  );
  const published = contentNetwork(folders, origins, network);
  const app = new Hono();
  const missing = () => new Response("Not found", { status: 404, headers: { ...publicHeaders, "Cache-Control": "no-store" } });
  app.get("/dist/*", async ({ req }) => {
    const path = req.path.slice("/dist".length);
    const found = await dist(req.raw, path);
    if (found || !(await buildMissing?.(path))) return found ?? missing();
    return (await dist(req.raw, path)) ?? missing();
  });
  app.get("/content/*", async ({ req }) => {
    const path = req.path.slice("/content".length);
    const isPicture = /\.(?:svg|png|webp|avif|jpg|ico|woff2)$/.test(path);
    const body = isPicture ? null : await published(path).catch(() => "faulty" as const);
    if (body === "faulty") return faulty();
    if (body) return respond(req.raw, body, 200, { ...publicHeaders, "Cache-Control": cacheFor(path) });
    if (!isPicture && !path.endsWith(".json")) return missing();
    const found = await Promise.all(pictures.map((files) => files(req.raw, path)));
    return found.find((file) => file !== null) ?? missing();
  });
  app.notFound(missing);
  return app;
}

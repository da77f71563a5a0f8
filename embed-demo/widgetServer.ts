import { Hono } from "hono";
import { withOrigins, type Origins } from "./origins";
import { publicHeaders } from "./securityHeaders";
import { staticFiles } from "./staticFiles";

/** A chunk's name holds its hash, so its bytes never change; entries keep their names and are asked for again after a minute. */
const isHashed = (path: string): boolean => path.startsWith("/chunks/");

const cacheFor = (path: string): string =>
  isHashed(path) ? "public, max-age=31536000, immutable" : "public, max-age=60, stale-while-revalidate=600";

/** The widget at /dist/ and the partner content network at /content/, on one origin, readable from every page. */
export function widgetServer(origins: Origins, folders: { readonly dist: string; readonly content: string }): Hono {
  const dist = staticFiles(folders.dist, (path) => ({ ...publicHeaders, "Cache-Control": cacheFor(path) }));
  const content = staticFiles(
    folders.content,
    () => ({ ...publicHeaders, "Cache-Control": "public, max-age=60, stale-while-revalidate=600" }),
    (text) => withOrigins(text, origins),
  );
  const app = new Hono();
  const missing = () => new Response("Not found", { status: 404, headers: { ...publicHeaders, "Cache-Control": "no-store" } });
  app.get("/dist/*", async ({ req }) => (await dist(req.raw, req.path.slice("/dist".length))) ?? missing());
  app.get("/content/*", async ({ req }) => {
    const path = req.path.slice("/content".length);
    return (/\.(?:json|svg|png|webp|ico)$/.test(path) ? await content(req.raw, path) : null) ?? missing();
  });
  app.notFound(missing);
  return app;
}

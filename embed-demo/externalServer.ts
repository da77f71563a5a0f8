import { Hono } from "hono";
import { withOrigins, type Origins } from "./origins";
import { externalHeaders } from "./securityHeaders";
import { staticFiles } from "./staticFiles";

/** Sites that aren't ours: where a visitor goes when the widget sends them elsewhere. One folder a site. */
export function externalServer(origins: Origins, folder: string): Hono {
  const headers = { ...externalHeaders, "Cache-Control": "no-cache" };
  const files = staticFiles(folder, () => headers, (text) => withOrigins(text, origins));
  const app = new Hono();
  app.get("*", async ({ req }) => {
    const page = await files(req.raw, req.path.endsWith("/") ? `${req.path}index.html` : req.path);
    return page ?? new Response("Not found", { status: 404, headers });
  });
  return app;
}

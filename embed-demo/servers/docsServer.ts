import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { builtDocs } from "../hosting/builtDocs";
import { docsHeaders } from "../hosting/securityHeaders";
import { staticFiles } from "../hosting/staticFiles";

interface DocsFolders {
  /** The folder of the built docs. */
  readonly builtDocs: string;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The file of an address: pages have no extension in theirs. */
function fileOf(path: string): string {
  if (path.endsWith("/")) return `${path}index.html`;
  return /\.\w+$/.test(path) ? path : `${path}.html`;
}

const building = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The docs are being built</title><link rel="icon" href="/quote/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/home/building.css"></head>
<body><main><h1>The docs are being built</h1><p>This takes some seconds, once for each change of their sources. The page appears by itself.</p></main></body></html>
`;

/**
 * The docs under `/docs/`, built when they are asked for; meanwhile a page says so and loads again. Files with a hash in their names
 * may be cached for a year.
 */
export function docsServer(folders: DocsFolders): Hono {
  const app = new Hono();
  const current = builtDocs({ root, built: folders.builtDocs });
  let scripts: readonly string[] = [];
  const files = staticFiles(folders.builtDocs, (path) => ({
    ...docsHeaders(scripts),
    "Cache-Control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
  }));

  app.get("/docs", (context) => context.redirect("/docs/", 301));
  app.get("/docs/*", async ({ req }) => {
    const path = fileOf(req.path.slice("/docs".length));
    // A page's files are those of its own build.
    if (path.endsWith(".html")) {
      const policy = await current();
      if (policy === null) return new Response(building, { status: 503, headers: { ...docsHeaders([]), "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", "Retry-After": "2", Refresh: "2" } });
      ({ scripts } = policy);
    }
    return (await files(req.raw, path)) ?? (await files(req.raw, "/404.html", 404)) ?? new Response("Not found", { status: 404, headers: docsHeaders(scripts) });
  });
  return app;
}

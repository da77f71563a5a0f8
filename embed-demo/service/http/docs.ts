import { createRequire } from "node:module";
import { dirname } from "node:path";
import { respondWithText, staticFiles } from "../../hosting/staticFiles";
import { lazy } from "../reference/lazy";

/**
 * Everything comes from the service itself, and nothing runs but the viewer. It sets styles on its elements, which only
 * `unsafe-inline` allows, and has its pictures in its style sheet.
 */
const headers = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** Hides the box in which keys for calls are typed. */
const page = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Insurance quote API</title>
  <link rel="icon" href="/v1/docs/favicon-32x32.png">
  <link rel="stylesheet" href="/v1/docs/swagger-ui.css">
  <style>.swagger-ui .scheme-container { display: none; }</style>
  <script defer src="/v1/docs/swagger-ui-bundle.js"></script>
  <script defer src="/v1/docs/show.js"></script>
</head>
<body>
  <main id="docs"><noscript>The document is at <a href="/v1/openapi.json">/v1/openapi.json</a>.</noscript></main>
</body>
</html>
`;

/** Sends nothing to the viewer's validator, and offers no calls: a page of the service's own origin is no partner's. */
const show = `const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", follow);
follow();
SwaggerUIBundle({
  url: "/v1/openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
  filter: true,
  validatorUrl: null,
  supportedSubmitMethods: [],
});
`;

/** Files of the viewer's package that the page needs. */
const files: readonly string[] = ["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"];

/** Found when the first reader comes, because a service without development packages has no viewer. */
const viewer = lazy(() => {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
    return staticFiles(folder, () => headers);
  } catch {
    return null;
  }
});

/** Answers a file of the page that shows the OpenAPI document; null if there is none, or no viewer is installed. */
export async function docsFile(request: Request, name: string): Promise<Response | null> {
  const serve = viewer();
  if (!serve) return null;
  if (name === "") return respondWithText(request, "docs.html", page, headers);
  if (name === "show.js") return respondWithText(request, name, show, headers);
  return files.includes(name) ? serve(request, name) : null;
}

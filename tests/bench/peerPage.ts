import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const name = "insurance-quote";
const partner = "default";

const html = `<!doctype html>
<html lang="en">
<head>
<!-- host:head -->
<title>Host article</title>
<script type="module" async src="/${name}/dist/insurance-quote.js"></script>
</head>
<body>
<!-- host:before -->
<div id="place"><insurance-quote line="auto" load="eager" environment="local" api="/${name}/api" content="/${name}/content" style="display:block;min-height:900px"></insurance-quote></div>
<!-- host:after -->
<script>
const place = document.querySelector("#place");
const tag = place.innerHTML;
window.__bench = { mount: () => { place.innerHTML = tag; }, unmount: () => { place.replaceChildren(); } };
</script>
</body>
</html>
`;

/** Without `next`: it would need the answers of a quote service. */
const meta = { name: "insurance-quote", version: "0.1.0", embed: "script async", firstField: "insurance-quote >>> input" };

/** Copies what a page needs; names of the demo's origins in the content become the page's own. */
async function copyContent(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from)) {
    const file = join(from, entry);
    if (!/\.(?:json|svg)$/.test(entry)) continue;
    await writeFile(join(to, entry), (await readFile(file, "utf8")).replace(/\{\{\w+\}\}/g, "http://127.0.0.1"));
  }
}

/** The widget as a page of a benchmark that compares embedded widgets: a folder with index.html, meta.json and all that they load. */
export async function writePeerPage(pages: string): Promise<string> {
  const folder = join(pages, name);
  await cp(join(root, "dist"), join(folder, "dist"), { recursive: true });
  for (const id of ["base", partner]) await copyContent(join(root, "embed-demo/content", id), join(folder, "content", id));
  await writeFile(join(folder, "index.html"), html);
  await writeFile(join(folder, "meta.json"), `${JSON.stringify(meta, null, 2)}\n`);
  return folder;
}

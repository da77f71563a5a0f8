import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inPage, loader, own } from "./widget";
import { writePage } from "./writePage";

/** The peer bench replaces the `host:` marks with its own article. */
const article = `<!doctype html>
<html lang="en">
<head>
<!-- host:head -->
<title>Host article</title>
<!-- page:head -->
</head>
<body>
<!-- host:before -->
<!-- page:body -->
<!-- host:after -->
</body>
</html>
`;

/**
 * Writes each way of embedding as a page for a bench that compares embedded widgets: a folder with index.html, meta.json and
 * all files that they load.
 */
export async function writePeerPages(folder: string): Promise<readonly string[]> {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, "../../../package.json"), "utf8")) as { version: string };
  return Promise.all(
    [loader, own, inPage].map(async (page) => {
      const { row: name, embed, firstField, step } = page;
      const written = await writePage(folder, page, article);
      await writeFile(join(written, "meta.json"), `${JSON.stringify({ name, version, embed, firstField, ...step }, null, 2)}\n`);
      return written;
    }),
  );
}

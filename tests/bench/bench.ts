import { join } from "node:path";
import { ensureBuilt } from "../../embed-demo/build";
import { boundsTable } from "./bounds";
import { measureDemo } from "./measureDemo";
import { measurePages } from "./measurePages";
import { readOptions } from "./options";
import { pagesOf } from "./pages/pages";
import { writePeerPages } from "./pages/peerPages";
import { dist } from "./pages/widget";
import { setting } from "./setting";
import { table } from "./table";

/**
 * `npm run bench -- [--runs 5] [--only insurance-quote,react-form]`: what the widget costs its host and how soon it answers, beside
 * an article alone and forms that are as small as can be. Medians; Chromium with the processor four times slower, 1.6 Mbit/s and
 * 150 ms a request, growth and walk unthrottled. Asserts nothing. Selected pages come without what needs the demo.
 * `npm run bench -- --page <folder>` writes each way in as a page for a comparison with others instead.
 */
const { runs, only, folder } = readOptions(process.argv.slice(2));
const print = (text: string): void => void process.stdout.write(`${text}\n\n`);

await ensureBuilt(join(import.meta.dirname, "../.."), dist);
if (folder === undefined) {
  const pages = pagesOf(only);
  const samples = await measurePages(pages, runs);
  print(await setting(runs));
  print(table(pages, samples));
  print(boundsTable(samples));
  if (only.length === 0) print(await measureDemo(runs));
} else {
  print((await writePeerPages(folder)).join("\n"));
}

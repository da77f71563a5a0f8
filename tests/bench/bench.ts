import { join } from "node:path";
import { ensureBuilt, ensureWhole } from "../../embed-demo/hosting/build";
import { boundsTable, packageTable } from "./bounds";
import { measureDocs } from "./docs/measureDocs";
import { measureDemo } from "./measureDemo";
import { measurePages } from "./measurePages";
import { readOptions } from "./options";
import { pagesOf } from "./pages/pages";
import { writePeerPages } from "./pages/peerPages";
import { dist } from "./pages/widget";
import { measureService } from "./service/measureService";
import { setting } from "./setting";
import { table } from "./table";
import { measureWalks } from "./walks/measureWalks";

/**
 * `npm run bench -- [--runs 5] [--only insurance-quote,react-form]` measures the widget's cost to its host and how fast it
 * responds, beside the bare article and minimal forms. It prints medians from Chromium with the CPU slowed four times, 1.6
 * Mbit/s and 150 ms per request; growth and the walk run unthrottled. It asserts nothing. Selecting pages leaves out the
 * measurements that need the demo. `npm run bench -- --page <folder>` writes each way of embedding as a page for comparison
 * with other widgets instead. `npm run bench -- --service [--only streams]` measures the quote service under load, without pages; `npm run
 * bench -- --walk [--only auto,life]` measures what a visitor does and waits for from a line's first field to its end; `npm run
 * bench -- --docs` measures pages of the docs.
 */
const { runs, only, folder, isService, isWalk, isDocs } = readOptions(process.argv.slice(2));
const print = (text: string): void => void process.stdout.write(`${text}\n\n`);

if (isService) {
  print(await measureService(only));
} else if (isDocs) {
  print(await setting(runs));
  print(await measureDocs(runs));
} else {
  const root = join(import.meta.dirname, "../..");
  // The demo's pages do without the package, and so do the walks.
  await (isWalk ? ensureBuilt : ensureWhole)(root, dist);
  if (isWalk) {
    print(await setting(runs));
    print(await measureWalks(runs, only));
  } else if (folder === undefined) {
    const pages = pagesOf(only);
    const samples = await measurePages(pages, runs);
    print(await setting(runs));
    print(table(pages, samples));
    print(boundsTable(samples));
    print(packageTable(samples));
    if (only.length === 0) print(await measureDemo(runs));
  } else {
    print((await writePeerPages(folder)).join("\n"));
  }
}

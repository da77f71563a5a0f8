import { freePorts } from "../harness/freePorts";
import { startStack } from "../harness/stack";
import { hostOrigin, startHosts } from "./hosts";
import type { Sample } from "./samples";
import { writePeerPage } from "./peerPage";
import { firstField, growth, load, quotes } from "./samples";
import { table } from "./table";

/**
 * `npm run bench [runs]`: what the widget costs its host and how soon it answers, as medians (5 runs). Chromium with the
 * processor four times slower, 1.6 Mbit/s and 150 ms a request; heap growth unthrottled. Asserts nothing.
 * `npm run bench -- --page <folder>` writes the widget as a page for a comparison with others instead; `dist` has to be there.
 */
async function main(): Promise<void> {
  const [first, folder] = process.argv.slice(2);
  if (first === "--page" && folder !== undefined) return void process.stdout.write(`${await writePeerPage(folder)}\n`);
  const runs = Number(first ?? 5);
  if (!(runs > 0)) throw new Error(`Runs must be a number, and are ${first ?? ""}`);
  const port = await freePorts(1);
  const stack = await startStack({ ratingSpeed: 1, hostOrigin: hostOrigin(port) });
  const hosts = await startHosts(port, stack.origins);
  const rows: Record<string, Sample[]> = { "the article alone": [], "with the widget": [] };
  const note = (row: keyof typeof rows, sample: Sample): void => void rows[row]?.push(sample);
  try {
    // In turn, so that a machine that grows slower is slower for all.
    for (let run = 1; run <= runs; run += 1) {
      process.stderr.write(`run ${run} of ${runs}\n`);
      note("the article alone", await load(hosts.alone, false));
      note("with the widget", await load(hosts.embedded, true));
      note("with the widget", await firstField(hosts.embedded));
      note("with the widget", await quotes(stack.origins.sites));
    }
    note("with the widget", await growth(hosts.embedded));
    process.stdout.write(`${table(rows)}\n`);
  } finally {
    hosts.stop();
    await stack.stop();
  }
}

await main();

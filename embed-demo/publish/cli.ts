import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { picturesOf } from "./partnerFiles";
import { publishPartner } from "./publishPartner";

const usage = `npm run publish-partner -- <folder> [--out <folder>] [--widget <address>] [--fill <name>=<address>]

  <folder>   what the partner edits: config.json, text.json, theme.json and pictures, named like the partner
  --out      where the content network's files go (dist/content/<partner>)
  --widget   where dist lies, absolute or from the script's own folder (../../dist/)
  --fill     what stands in the files as {{name}}, once for each name
`;

/** Chunks are looked for under it, so it is a folder. */
function folderAddress(given: string): string {
  if (!/^(?:https?:\/\/|\.{0,2}\/)/.test(given)) throw new Error(`--widget: write an address that begins with https:// or a path such as ../../dist/, not ${given}`);
  return given.replace(/\/*$/, "/");
}

/** Replaces `{{name}}` by what the command line gives. Throws where that leaves one open. */
function filler(pairs: readonly string[]): (text: string) => string {
  const values = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));
  return (text) =>
    text.replace(/\{\{(\w+)\}\}/g, (open, name: string) => {
      const value = values.get(name);
      if (value === undefined) throw new Error(`The files leave ${open} open: add --fill ${name}=https://…`);
      return value;
    });
}

/** Checks a partner's folder and writes what the content network is to serve of it. Exits with 1 when it can't be published. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      out: { type: "string" },
      widget: { type: "string", default: "../../dist/" },
      fill: { type: "string", multiple: true, default: [] },
    },
  });
  const [given] = positionals;
  if (values.help) return void process.stdout.write(usage);
  if (given === undefined) throw new Error(usage);
  const folder = resolve(given);
  const dist = resolve(process.env["IQ_DIST"] ?? "dist");
  const { id, files, warnings } = await publishPartner({
    folder,
    dist,
    distUrl: folderAddress(values.widget),
    publishedAt: Date.now(),
    read: filler(values.fill),
  });
  const out = resolve(values.out ?? join(dist, "content", id));
  const pictures = await picturesOf(folder);
  for (const name of [...Object.keys(files), ...pictures]) await mkdir(dirname(join(out, name)), { recursive: true });
  await Promise.all([
    ...Object.entries(files).map(([name, text]) => writeFile(join(out, name), text)),
    ...pictures.map((name) => copyFile(join(folder, name), join(out, name))),
  ]);
  for (const warning of warnings) process.stderr.write(`warning: ${warning}\n`);
  process.stdout.write(`${id}: ${Object.keys(files).length} files and ${pictures.length} pictures in ${out}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

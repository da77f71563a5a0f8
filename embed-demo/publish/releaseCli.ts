import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { release } from "./release";

const usage = "npm run release -- <folder>\n\n  <folder>   what the content network serves; made if missing\n";

/** Releases the built widget under the version in package.json. Exits with 1 if it can't be released. */
async function main([folder]: readonly string[]): Promise<void> {
  if (folder === undefined) throw new Error(usage);
  const dist = resolve(process.env["IQ_DIST"] ?? "dist");
  // The last file that a whole build writes; `npm start` and a quick build leave it out.
  if (!existsSync(join(dist, "sri.json"))) throw new Error(`${join(dist, "sri.json")} is missing: run "npm run build" first`);
  const { version } = JSON.parse(await readFile(fileURLToPath(new URL("../../package.json", import.meta.url)), "utf8")) as { version: string };
  const { files, before } = await release({ dist, folder: resolve(folder), version });
  const kept = before === null ? "" : `, with the parcels of ${before} beside them`;
  process.stdout.write(`${version}: ${files.length} files in ${join(resolve(folder), version)}, and under the names without a number${kept}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

import { existsSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { addressesOf } from "../../src/element/environments";
import { isPartnerId } from "../../src/partner/contentUrls";
import { askLinks } from "./askLinks";
import { builtCatalogue } from "./builtCatalogue";
import { checkFolder } from "./checkFolder";
import { tellFaults } from "./fault";
import { isText, type Folder } from "./folder";
import { nameOf, newFolder } from "./newFolder";
import { readFolder, readShared, writeFolder } from "./partnerFiles";
import { publishPartner } from "./publishPartner";
import { withSchemas } from "./schemaLines";

const usage = `npm run partner -- new <folder> [--from <brand>] [--name <name>]
npm run partner -- check <folder> [--links] [--fill <name>=<address>]
npm run partner -- publish <folder> [--out <folder>] [--widget <address>] [--content <address>] [--fill <name>=<address>]

  <folder>   the partner's files: config.json, text.json, theme.json and pictures; named after the partner
  --from     the brand to start from: clearmoor, auvane, prairie-lantern, or a folder of your own (clearmoor)
  --name     the name that visitors read (the folder's name)
  --links    requests every page that the config links to
  --out      the folder for the content network's files (dist/content/<partner>)
  --widget   the address of dist, absolute or relative to the script's folder (../../dist/)
  --content  the content network's absolute address, for pictures of first screens in a page's HTML
  --fill     the value for {{name}} in the files, once for each name
`;

const brands = fileURLToPath(new URL("../content", import.meta.url));
const dist = (): string => resolve(process.env["IQ_DIST"] ?? "dist");
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** Normalizes a folder's address to end with a slash, because chunks are resolved against it. */
function folderAddress(given: string, option: string): string {
  if (!/^(?:https?:\/\/|\.{0,2}\/)/.test(given)) throw new Error(`--${option}: write an address that begins with https:// or a path such as ../../dist/, not ${given}`);
  return given.replace(/\/*$/, "/");
}

/** Replaces `{{name}}` with the value from the command line and leaves other placeholders unfilled. */
function filler(pairs: readonly string[]): (text: string) => string {
  const values = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));
  return (text) => text.replace(/\{\{(\w+)\}\}/g, (open, name: string) => values.get(name) ?? open);
}

/** Throws if a placeholder is left unfilled. */
function whole(text: string): string {
  const [open, name] = /\{\{(\w+)\}\}/.exec(text) ?? [];
  if (open !== undefined) throw new Error(`The files contain ${open}: add --fill ${name}=https://…`);
  return text;
}

async function make(folder: string, from: string, name: string | undefined): Promise<void> {
  const id = basename(folder);
  if (!isPartnerId(id)) throw new Error(`"${id}" can't be a partner's id: write small letters, digits and hyphens, such as maple-trust`);
  if (existsSync(folder)) throw new Error(`${folder} already exists`);
  const source = [join(brands, from === "clearmoor" ? "default" : from), resolve(from)].find((place) => existsSync(join(place, "config.json")));
  if (source === undefined) throw new Error(`There is no brand ${from}: write clearmoor, auvane, prairie-lantern, or the path of a partner's folder`);
  const files = withSchemas(newFolder(await readFolder(source), { id, name: name ?? nameOf(id) }), new URL("dist/schemas/", addressesOf("prod").content).href);
  await writeFolder(folder, files);
  tell(`${id}: ${files.size} files in ${folder}`);
  await check(folder, { fill: [], links: false });
}

/** Prints all faults; returns true if none of them prevents publishing. */
async function check(folder: string, { fill, links }: { readonly fill: readonly string[]; readonly links: boolean }): Promise<boolean> {
  if (!existsSync(folder)) throw new Error(`${folder} doesn't exist: npm run partner -- new ${folder}`);
  const read = filler(fill);
  const files: Folder = new Map([...(await readFolder(folder))].map(([path, file]) => [path, typeof file === "string" && isText(path) ? read(file) : file]));
  const catalogue = await builtCatalogue(dist());
  const { content, faults } = checkFolder(basename(folder), files, { ...(await readShared(folder)), catalogue }, Date.now());
  const all = [...faults, ...(links && content ? await askLinks(content.config) : [])];
  const open = new Set([...files.values()].flatMap((file) => (typeof file === "string" ? [...file.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name) : [])));
  for (const name of open) tell(`warning: the files contain {{${name}}}: add --fill ${name}=https://…`);
  if (!catalogue) tell("warning: phrases weren't checked: run npm run build first");
  if (all.length > 0) tell(tellFaults(all));
  tell(content ? `${basename(folder)}: can be published${all.length > 0 ? `; warnings: ${all.length}` : ""}` : `${basename(folder)}: can't be published yet`);
  return content !== null;
}

async function publish(folder: string, { out: given, widget, content, fill }: { readonly out?: string | undefined; readonly widget: string; readonly content: string; readonly fill: readonly string[] }): Promise<void> {
  const read = filler(fill);
  const contentBase = folderAddress(content, "content").slice(0, -1);
  const { id, files, pictures, warnings } = await publishPartner({ folder, dist: dist(), distUrl: folderAddress(widget, "widget"), contentBase, publishedAt: Date.now(), read: (text) => whole(read(text)) });
  const out = resolve(given ?? join(dist(), "content", id));
  for (const name of [...Object.keys(files), ...pictures]) await mkdir(dirname(join(out, name)), { recursive: true });
  await Promise.all([
    ...Object.entries(files).map(([name, text]) => writeFile(join(out, name), text)),
    ...pictures.map((name) => copyFile(join(folder, name), join(out, name))),
  ]);
  for (const warning of warnings) process.stderr.write(`warning: ${warning}\n`);
  tell(`${id}: ${Object.keys(files).length} files and ${pictures.length} pictures in ${out}`);
  tell(`integrity of insurance-quote.js: ${(JSON.parse(files["sri.json"]!) as Record<string, string>)["insurance-quote.js"]}`);
}

/** Makes, checks or publishes a partner's folder. Exits with 1 if it can't be published. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      from: { type: "string", default: "clearmoor" },
      name: { type: "string" },
      links: { type: "boolean", default: false },
      out: { type: "string" },
      widget: { type: "string", default: "../../dist/" },
      content: { type: "string", default: addressesOf("prod").content },
      fill: { type: "string", multiple: true, default: [] },
    },
  });
  const [command, given] = positionals;
  if (values.help) return tell(usage);
  if (given === undefined) throw new Error(usage);
  const folder = resolve(given);
  if (command === "new") await make(folder, values.from, values.name);
  else if (command === "check") process.exitCode = (await check(folder, values)) ? 0 : 1;
  else if (command === "publish") await publish(folder, values);
  else throw new Error(usage);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

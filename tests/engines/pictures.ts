import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Holds the pictures of failed walks, and with `--sheet` those of all screens. */
export const pictures = ".cache/engines";

const screens = join(pictures, "screens");
const plain = (text: string): string => text.replace(/\W+/g, "-").replace(/^-|-$/g, "");

export async function keepFailure(name: string, picture: Buffer): Promise<void> {
  await mkdir(pictures, { recursive: true });
  await writeFile(join(pictures, `failed-${plain(name)}.png`), picture);
}

/** Keeps the picture of a walk's screen, by its place in the walk. */
export async function keepScreen(walk: string, index: number, route: string, engine: string, picture: Buffer): Promise<void> {
  const folder = join(screens, plain(walk), `${String(index).padStart(2, "0")}-${plain(route)}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${plain(engine)}.png`), picture);
}

const foldersIn = (folder: string): Promise<string[]> => readdir(folder).then((names) => names.sort(), () => []);

/** Writes a page for each walk that shows its screens, the engines side by side. Returns the pages' paths. */
export async function writeSheets(): Promise<readonly string[]> {
  const pages: string[] = [];
  for (const walk of await foldersIn(screens)) {
    const rows: string[] = [];
    for (const screen of await foldersIn(join(screens, walk))) {
      const files = await foldersIn(join(screens, walk, screen));
      const shown = files.map((file) => `<figure><img src="screens/${walk}/${screen}/${file}" alt=""><figcaption>${file.replace(".png", "")}</figcaption></figure>`);
      rows.push(`<h2>${screen}</h2><div>${shown.join("")}</div>`);
    }
    const page = join(pictures, `${walk}.html`);
    const style = "body { font: 14px sans-serif; margin: 16px } div { display: flex; gap: 16px } figure { margin: 0; max-width: calc(100% / 3 - 11px) } img { border: 1px solid #999; max-width: 100% }";
    await writeFile(page, `<!doctype html><meta charset="utf-8"><title>${walk}</title><style>${style}</style><h1>${walk}</h1>${rows.join("")}\n`);
    pages.push(page);
  }
  return pages;
}

import { cp, mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { picturesOf } from "../../../embed-demo/publish/partnerFiles";
import { publishPartner } from "../../../embed-demo/publish/publishPartner";

const contents = join(import.meta.dirname, "../../../embed-demo/content");

/** Replaces the demo's origins in its content, which don't exist while pages are measured. */
const read = (text: string): string => text.replace(/\{\{\w+\}\}/g, "http://127.0.0.1");

/** Writes a partner's published content into `content/{partner}/` of a folder that has the widget in `dist/`. */
export async function publish(partner: string, folder: string): Promise<void> {
  const source = join(contents, partner);
  const out = join(folder, "content", partner);
  const { files } = await publishPartner({ folder: source, dist: join(folder, "dist"), distUrl: "../../dist/", contentBase: `/${basename(folder)}/content`, publishedAt: Date.now(), read });
  await mkdir(out, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(out, name), text);
  for (const name of await picturesOf(source)) await cp(join(source, name), join(out, name));
}

import { cp, mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { picturesOf } from "../../../embed-demo/publish/partnerFiles";
import { publishPartner } from "../../../embed-demo/publish/publishPartner";

const contents = join(import.meta.dirname, "../../../embed-demo/content");

/** The demo's origins, which its content names, are none of a page's that is measured. */
const read = (text: string): string => text.replace(/\{\{\w+\}\}/g, "http://127.0.0.1");

/** What the content network has of a partner, in `content/{partner}/` of a folder that has the widget in `dist/`. */
export async function publish(partner: string, folder: string): Promise<void> {
  const source = join(contents, partner);
  const out = join(folder, "content", partner);
  const { files } = await publishPartner({ folder: source, dist: join(folder, "dist"), distUrl: "../../dist/", contentBase: `/${basename(folder)}/content`, publishedAt: Date.now(), read });
  await mkdir(out, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(out, name), text);
  for (const name of await picturesOf(source)) await cp(join(source, name), join(out, name));
}

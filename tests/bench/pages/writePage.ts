import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BenchPage } from "./page";

/** The file in a page's folder whose first field asks for an address. */
export const addressFile = "address.html";

/** Writes a page into its folder under `pages`, with everything that it loads. */
export async function writePage(pages: string, { id, head = "", body = "", addressBody, write, complete = async (text) => text }: BenchPage, article: string): Promise<string> {
  const folder = join(pages, id);
  await mkdir(folder, { recursive: true });
  await write?.(folder);
  const withBody = async (text: string): Promise<string> => {
    const whole = await complete(text, folder);
    return article.replace("<!-- page:head -->", () => head).replace("<!-- page:body -->", () => whole);
  };
  await writeFile(join(folder, "index.html"), await withBody(body));
  if (addressBody !== undefined) await writeFile(join(folder, addressFile), await withBody(addressBody));
  return folder;
}

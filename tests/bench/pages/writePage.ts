import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BenchPage } from "./page";

/** Where a page asks its address, in its folder. */
export const addressFile = "address.html";

/** Writes a page into its folder under `pages`: its article, with what the page has put into it, and what that loads. */
export async function writePage(pages: string, { id, head = "", body = "", addressBody, write }: BenchPage, article: string): Promise<string> {
  const folder = join(pages, id);
  await mkdir(folder, { recursive: true });
  const withBody = (text: string): string => article.replace("<!-- page:head -->", () => head).replace("<!-- page:body -->", () => text);
  await writeFile(join(folder, "index.html"), withBody(body));
  if (addressBody !== undefined) await writeFile(join(folder, addressFile), withBody(addressBody));
  await write?.(folder);
  return folder;
}

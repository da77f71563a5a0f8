import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { lineSlugs } from "../../src/business/lines";
import { withOrigins, type Origins } from "../hosting/origins";
import { firstStepOf } from "./firstScreenPages";

/** The standalone site's map: its own pages, and the first screen of every line that asks questions. */
export async function sitemap(folder: string, origins: Origins): Promise<string> {
  const file = await readFile(join(folder, "quote/sitemap.xml"), "utf8");
  const places = lineSlugs.filter((slug) => slug !== "other").map((slug) => `<url><loc>{{sites}}/quote/${slug}/${firstStepOf(slug)}</loc><priority>0.8</priority></url>`);
  return withOrigins(file.replace("<!-- lines -->", places.join("\n  ")), origins);
}

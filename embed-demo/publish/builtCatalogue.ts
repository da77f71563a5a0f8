import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Catalogue } from "../../src/kernel/phrase";

/** The widget's own texts as written by the build; null before the first build. */
export async function builtCatalogue(dist: string): Promise<Catalogue | null> {
  const [file] = (await readdir(join(dist, "texts")).catch(() => [])).filter((name) => /^en-.*\.json$/.test(name));
  return file === undefined ? null : (JSON.parse(await readFile(join(dist, "texts", file), "utf8")) as Catalogue);
}

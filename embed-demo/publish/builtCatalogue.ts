import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { sourceLanguage, type Language } from "../../src/kernel/language";
import type { Catalogue } from "../../src/kernel/phrase";

/** The widget's own texts in a language, as written by the build; null before the first build. */
export async function builtCatalogue(dist: string, language = sourceLanguage as Language): Promise<Catalogue | null> {
  const [file] = (await readdir(join(dist, "texts")).catch(() => [])).filter((name) => name.startsWith(`${language}-`) && name.endsWith(".json"));
  return file === undefined ? null : (JSON.parse(await readFile(join(dist, "texts", file), "utf8")) as Catalogue);
}

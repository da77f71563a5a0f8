import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lineSlugs, type LineSlug } from "../../src/business/lines";
import type { Expected } from "./expected";

/** Every line's, by its slug, from the file of that name beside this one. Throws for a line without one. */
export const expectedOf: Readonly<Record<LineSlug, Expected>> = Object.fromEntries(
  await Promise.all(
    lineSlugs.map(async (slug) => {
      const file = join(import.meta.dirname, `${slug}.ts`);
      if (!existsSync(file)) throw new Error(`tests/lines/${slug}.ts is missing: what the tests expect of the line`);
      return [slug, ((await import(pathToFileURL(file).href)) as { expected: Expected }).expected] as const;
    }),
  ),
) as Record<LineSlug, Expected>;

import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lines } from "../../src/lines/lines";
import type { Examples } from "../../src/session/answers/examples";
import type { Line } from "../../src/session/line";
import type { LineRecipe } from "./recipe";

export interface ExampleLine {
  readonly line: Line;
  /** Null for a line without questions of its own. */
  readonly examples: Examples | null;
  /** States besides those generated: each screen as the visitor finds it, and each complex case. */
  readonly recipes: readonly LineRecipe[];
}

/** A module that a line may have; null without one. */
const own = async <Module>(folder: string, name: string): Promise<Module | null> => {
  const file = join(import.meta.dirname, folder, name);
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Module) : null;
};

/** Every line, with the example answers from its folder, and its recipes from the file of its name. */
export const exampleLines = (): Promise<readonly ExampleLine[]> =>
  Promise.all(
    Object.values(lines).map(async (load) => {
      const { line } = await load();
      const examples = await own<{ examples: Examples }>(`../../src/lines/${line.slug}`, "examples.ts");
      const written = await own<{ recipes: readonly LineRecipe[] }>("recipes", `${line.slug}.ts`);
      return { line, examples: examples?.examples ?? null, recipes: written?.recipes ?? [] };
    }),
  );

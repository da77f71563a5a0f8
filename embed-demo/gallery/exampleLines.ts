import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lines } from "../../src/lines";
import type { Examples } from "../../src/session/answers/examples";
import type { Line } from "../../src/session/line";

export interface ExampleLine {
  readonly line: Line;
  /** Null for a line without questions of its own. */
  readonly examples: Examples | null;
}

/** Every line, with the example answers from its folder. */
export const exampleLines = (): Promise<readonly ExampleLine[]> =>
  Promise.all(
    Object.values(lines).map(async (load) => {
      const { line } = await load();
      const file = join(import.meta.dirname, "../../src/lines", line.slug, "examples.ts");
      const examples = existsSync(file) ? ((await import(pathToFileURL(file).href)) as { examples: Examples }).examples : null;
      return { line, examples };
    }),
  );

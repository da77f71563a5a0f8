import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileTheme } from "./publish/compileTheme";
import { cssName, tokens } from "./publish/tokens";

/** `vitest -u` updates the module after a change of the base theme. */
test("the bundled theme is the complete base theme", async () => {
  const file: unknown = JSON.parse(readFileSync("embed-demo/content/base/theme.json", "utf8"));
  const { scheme, theme, problems } = compileTheme(file, {})!;
  expect(problems).toEqual([]);
  expect(Object.keys(theme)).toEqual(tokens.map(cssName));
  const declarations = Object.entries(theme).map(([name, css]) => `    ${JSON.stringify(name)}: ${JSON.stringify(css)},\n`);
  await expect(
    `import type { CompiledTheme } from "./publish/compileTheme";\n\n/** The base theme, from which partners' themes differ. Written by bundledTheme.test.ts. */\n` +
      `export const bundledTheme: Pick<CompiledTheme, "scheme" | "theme"> = {\n  scheme: "${scheme}",\n  theme: {\n${declarations.join("")}  },\n};\n`,
  ).toMatchFileSnapshot("./bundledTheme.ts");
});

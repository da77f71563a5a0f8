import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileTheme } from "./publish/compileTheme";

/** `vitest -u` writes the module anew after a change of the default brand's tokens. */
test("the bundled theme is the default brand's", async () => {
  const file: unknown = JSON.parse(readFileSync("embed-demo/content/default/theme.json", "utf8"));
  const { scheme, theme } = compileTheme(file)!;
  const tokens = Object.entries(theme).map(([name, css]) => `    ${JSON.stringify(name)}: ${JSON.stringify(css)},\n`);
  await expect(
    `import type { Published } from "./published";\n\n/** The default brand's theme. Written by bundledTheme.test.ts. */\n` +
      `export const bundledTheme: Pick<Published, "scheme" | "theme"> = {\n  scheme: "${scheme}",\n  theme: {\n${tokens.join("")}  },\n};\n`,
  ).toMatchFileSnapshot("./bundledTheme.ts");
});

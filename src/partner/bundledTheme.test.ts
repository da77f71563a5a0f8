import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeCss } from "./theme";

/** `vitest -u` writes the module anew after a change of the default brand's tokens. */
test("the bundled theme is the default brand's", async () => {
  const file: unknown = JSON.parse(readFileSync("embed-demo/content/default/theme.json", "utf8"));
  const css = themeCss(file)!.css.replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll(";", ";\n  ").replace("{", "{\n  ");
  await expect(`/** The default brand's custom properties. Written by bundledTheme.test.ts. */\nexport const bundledTheme = \`${css}\`;\n`).toMatchFileSnapshot(
    "./bundledTheme.ts",
  );
});

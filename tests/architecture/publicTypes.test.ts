import { rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import ts from "typescript";
import { expect, test } from "vitest";

/** Returns an entry's declarations in dist, without comments. */
async function declarationsOf(input: string, external: RegExp): Promise<string> {
  const bundle = await rollup({ input, external, plugins: [dts()] });
  const { output } = await bundle.generate({ format: "es" });
  await bundle.close();
  const file = ts.createSourceFile(input, output[0].code, ts.ScriptTarget.ES2022);
  return ts.createPrinter({ removeComments: true }).printFile(file);
}

/**
 * Hosts compile against these types, so changing them must be a visible decision. `vitest -u` updates the report (docs,
 * "Events").
 */
test("the public types are those of publicTypes.txt", async () => {
  const [index, react] = [await declarationsOf("src/index.ts", /^(?![./])/), await declarationsOf("src/react/InsuranceQuote.tsx", /^(?!.*(?:tagProps|src.react))/)];
  await expect(`dist/npm/index.d.ts\n\n${index}\ndist/npm/react.d.ts\n\n${react}`).toMatchFileSnapshot("./publicTypes.txt");
});

import { createHash } from "node:crypto";
import { rollup } from "rollup";
import { expect, test } from "vitest";
import { besideFetched, besideImported, besideInline, besideParcelOf } from "./besideParcels.mjs";
import { languages } from "./catalogue.mjs";
import { manifest } from "./record.mjs";

/** A widget that hands on everything that it reads beside its parcels. */
const widget = {
  name: "widget",
  resolveId: (source) => (source === "widget" ? source : null),
  load: (id) => (id === "widget" ? 'export { catalogues, styles, domains } from "virtual:beside-parcels";' : null),
};

async function built(plugin) {
  const build = await rollup({ input: "widget", plugins: [widget, plugin], external: /fetchFile/ });
  const { output } = await build.generate({ format: "es", chunkFileNames: "[name].js", manualChunks: (id) => besideParcelOf(id) });
  await build.close();
  return output;
}

const textOfFile = (output, start) => output.find(({ name, names, fileName }) => [name, ...(names ?? []), fileName].some((one) => one?.startsWith(start)));

test("the single file contains texts, styles and domains", async () => {
  const [{ code }] = await built(besideInline());
  const { catalogues, styles, domains } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(Object.keys(catalogues)).toEqual(languages);
  for (const language of languages) expect(JSON.parse(await catalogues[language]())).toBeTypeOf("object");
  expect(await styles()).toBeTypeOf("string");
  expect((await domains()).split(" ")).toContain("xn--p1ai");
});

test("the package has a module for each, which the widget imports when it reads it", async () => {
  const output = await built(besideImported());
  expect(output.map(({ name }) => name).sort()).toEqual(["domains", "styles", ...languages.map((language) => `texts-${language}`), "widget"]);
  expect(output.find(({ name }) => name === "widget").imports).toEqual([]);
  expect(textOfFile(output, "texts-es").code).not.toContain("text-of-");
});

test("a page fetches files, and the code has the digest of each", async () => {
  const output = await built(besideFetched());
  const { code } = output[0];
  for (const name of [...languages.map((language) => `${language}.json`), "styles.css", "domains.txt"]) {
    const { source } = textOfFile(output, name);
    expect(code, name).toContain(`"sha256-${createHash("sha256").update(source).digest("base64")}"`);
  }
  expect(code).not.toContain("sha256-of-");
  expect(Object.keys(manifest.texts)).toEqual(languages);
});

test("only modules of a text have a parcel of their own", () => {
  expect(besideParcelOf("\0virtual:beside-parcels/texts-en")).toBe("texts-en");
  expect(besideParcelOf("\0virtual:beside-parcels")).toBeUndefined();
});

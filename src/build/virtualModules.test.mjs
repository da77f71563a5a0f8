import { expect, it } from "vitest";
import { byLanguage } from "./virtualModules.mjs";

/** An element whose page is in a language. */
const elementIn = (language) => ({ matches: (selector) => selector === `:lang(${language})` });

it("returns the value of the element's language, and the source's in a language without one of its own", async () => {
  const code = byLanguage("wordFor", { en: "yes", es: "sí", fr: "yes" });
  expect(code).toBe('export const wordFor = (element) => element.matches(":lang(es)")?"sí":"yes";');
  const { wordFor } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(["es", "en", "fr", "hi"].map((language) => wordFor(elementIn(language)))).toEqual(["sí", "yes", "yes", "yes"]);
});

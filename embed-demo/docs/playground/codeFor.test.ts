import ts from "typescript";
import { expect, it } from "vitest";
import { attributes } from "../../../src/element/attributes";
import { embedKinds } from "../../publish/embedCode";
import { codeFor } from "./codeFor";
import { readSetting } from "./setting";

const setting = { ...readSetting(""), partner: "auvane", line: "renters", "color-scheme": "dark", lang: "es", router: "path" };

it.each(embedKinds)("the code for %s has what is chosen, and leaves out what is usual", (kind) => {
  const code = codeFor(kind, setting);
  for (const value of ["auvane", "renters", "dark", "es", "path"]) expect(code).toContain(`="${value}"`);
  expect(code).not.toContain("chrome");
  expect(codeFor(kind, { ...setting, line: "" })).not.toMatch(/\bline=/);
});

it.each(["HTML", "Svelte", "Angular", "Astro", "WordPress", "Tag manager"] as const)("the tag for %s has only attributes that exist", (kind) => {
  const [, tag] = /<(?:insurance-quote|div data-insurance-quote) ([^>]*)>/.exec(codeFor(kind, setting))!;
  const names = [...tag!.matchAll(/([\w-]+)=/g)].map(([, name]) => name!.replace("data-", ""));
  expect(names.filter((name) => !["style", "lang"].includes(name) && !(name in attributes))).toEqual([]);
});

it.each(["React", "Next", "Angular"] as const)("the code for %s can be parsed", (kind) => {
  const { diagnostics } = ts.transpileModule(codeFor(kind, setting), { fileName: kind === "Angular" ? "quote.ts" : "quote.tsx", reportDiagnostics: true, compilerOptions: { jsx: ts.JsxEmit.ReactJSX, experimentalDecorators: true } });
  expect(diagnostics).toEqual([]);
});

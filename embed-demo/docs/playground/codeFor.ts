import { sourceLanguage } from "../../../src/kernel/language";
import type { Setting } from "./setting";

export const kinds = ["HTML", "React", "Next", "Vue", "Svelte", "Angular", "Astro", "WordPress", "Tag manager"] as const;
export type Kind = (typeof kinds)[number];

/** The tag's own defaults, which its code leaves out. */
const usual: Readonly<Record<string, string>> = { partner: "", line: "", chrome: "minimal", "color-scheme": "light", lang: sourceLanguage, router: "hash" };

interface Given {
  readonly name: string;
  readonly value: string;
}

const camel = (name: string): string => name.replace(/-./g, (dash) => dash.charAt(1).toUpperCase());
const place = "display:block;min-height:900px";

const script = (partner: string): string => `<script async fetchpriority="high" src="https://widget.clearmoor.example/content/${partner}/insurance-quote.js"></script>`;
const written = (given: readonly Given[], prefix = ""): string => given.map(({ name, value }) => `${prefix}${name}="${value}"`).join(" ");
const tag = (given: readonly Given[]): string => `<insurance-quote ${written(given)} style="${place}"></insurance-quote>`;
/** A place for editors that strip tags they don't know. */
const division = (given: readonly Given[]): string => `<div data-insurance-quote ${written(given, "data-")} style="${place}"></div>`;

const component = (given: readonly Given[]): readonly string[] => [
  `import { InsuranceQuote } from "insurance-quote/react";`,
  "",
  "export function Quote() {",
  "  return (",
  "    <InsuranceQuote",
  ...given.map(({ name, value }) => `      ${camel(name)}="${value}"`),
  `      style={{ display: "block", minHeight: 900 }}`,
  "    />",
  "  );",
  "}",
];

const codes: Readonly<Record<Kind, (partner: string, given: readonly Given[]) => readonly string[]>> = {
  HTML: (partner, given) => [script(partner), tag(given)],
  React: (_partner, given) => component(given),
  Next: (_partner, given) => [`"use client";`, "", ...component(given)],
  Vue: (_partner, given) => [
    `<script setup lang="ts">`,
    `import { InsuranceQuote } from "insurance-quote/vue";`,
    "</script>",
    "",
    "<template>",
    "  <InsuranceQuote",
    ...given.map(({ name, value }) => `    ${name}="${value}"`),
    `    style="display: block; min-height: 900px"`,
    "  />",
    "</template>",
  ],
  Svelte: (_partner, given) => ["<script>", `  import "insurance-quote/define";`, "</script>", "", tag(given)],
  Angular: (_partner, given) => [
    `import { Component, CUSTOM_ELEMENTS_SCHEMA } from "@angular/core";`,
    `import "insurance-quote/define";`,
    "",
    "@Component({",
    `  selector: "app-quote",`,
    "  schemas: [CUSTOM_ELEMENTS_SCHEMA],",
    `  template: \`${tag(given)}\`,`,
    "})",
    "export class Quote {}",
  ],
  Astro: (_partner, given) => [tag(given), "", "<script>", `  import "insurance-quote/define";`, "</script>"],
  WordPress: (partner, given) => ["<!-- A block of type Custom HTML -->", script(partner), division(given)],
  "Tag manager": (partner, given) => ["<!-- A tag of type Custom HTML -->", script(partner), "", "<!-- In the page itself -->", division(given)],
};

/** The code that a page needs for a setting. */
export function codeFor(kind: Kind, setting: Setting): string {
  const given = Object.entries(usual).flatMap(([name, usually]) => {
    const value = setting[name as keyof Setting];
    return value === usually ? [] : [{ name, value }];
  });
  return codes[kind](setting.partner, given).join("\n");
}

export const embedKinds = ["HTML", "React", "Next", "Vue", "Svelte", "Angular", "Astro", "WordPress", "Tag manager"] as const;
export type EmbedKind = (typeof embedKinds)[number];

/** An attribute of the tag. */
export interface Given {
  readonly name: string;
  readonly value: string;
}

interface Embed {
  /** The address of the partner's own script, for pages without a bundler. */
  readonly script: string;
  readonly given: readonly Given[];
}

/** Most characters of attributes in one line. */
const widest = 100;

const camel = (name: string): string => name.replace(/-./g, (dash) => dash.charAt(1).toUpperCase());
const place = "display:block;min-height:900px";

const scriptTag = ({ script }: Embed): string => `<script async fetchpriority="high" src="${script}"></script>`;
function written({ given }: Embed, prefix = ""): string {
  const all = [...given.map(({ name, value }) => `${prefix}${name}="${value}"`), `style="${place}"`];
  const isLong = given.map(({ name, value }) => `${name}="${value}"`).join(" ").length > widest;
  return isLong ? `\n  ${all.join("\n  ")}\n` : ` ${all.join(" ")}`;
}
const tag = (embed: Embed): string => `<insurance-quote${written(embed)}></insurance-quote>`;
/** A place for editors that strip tags they don't know. */
const division = (embed: Embed): string => `<div data-insurance-quote${written(embed, "data-")}></div>`;

const component = ({ given }: Embed): readonly string[] => [
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

const codes: Readonly<Record<EmbedKind, (embed: Embed) => readonly string[]>> = {
  HTML: (embed) => [scriptTag(embed), tag(embed)],
  React: component,
  Next: (embed) => [`"use client";`, "", ...component(embed)],
  Vue: ({ given }) => [
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
  Svelte: (embed) => ["<script>", `  import "insurance-quote/define";`, "</script>", "", tag(embed)],
  Angular: (embed) => [
    `import { Component, CUSTOM_ELEMENTS_SCHEMA } from "@angular/core";`,
    `import "insurance-quote/define";`,
    "",
    "@Component({",
    `  selector: "app-quote",`,
    "  schemas: [CUSTOM_ELEMENTS_SCHEMA],",
    `  template: \`${tag(embed)}\`,`,
    "})",
    "export class Quote {}",
  ],
  Astro: (embed) => [tag(embed), "", "<script>", `  import "insurance-quote/define";`, "</script>"],
  WordPress: (embed) => ["<!-- A block of type Custom HTML -->", scriptTag(embed), division(embed)],
  "Tag manager": (embed) => ["<!-- A tag of type Custom HTML -->", scriptTag(embed), "", "<!-- In the page itself -->", division(embed)],
};

/** The code that a page of a kind needs. The docs' playground and the studio give the same, and the tests of hosts run it. */
export const embedCode = (kind: EmbedKind, embed: Embed): string => codes[kind](embed).join("\n");

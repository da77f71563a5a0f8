import { sourceLanguage } from "../../../src/kernel/language";
import type { Setting } from "./setting";

export const kinds = ["HTML", "React", "Vue"] as const;
export type Kind = (typeof kinds)[number];

/** The tag's own defaults, which its code leaves out. */
const usual: Readonly<Record<string, string>> = { partner: "", line: "", chrome: "minimal", "color-scheme": "light", lang: sourceLanguage, router: "hash" };

/** The code that a page needs for a setting. */
export function codeFor(kind: Kind, setting: Setting): string {
  const given = Object.entries(usual).flatMap(([name, usually]) => {
    const value = setting[name as keyof Setting];
    return value === usually ? [] : [{ name, value }];
  });
  const camel = (name: string): string => name.replace(/-./g, (dash) => dash.charAt(1).toUpperCase());
  switch (kind) {
    case "HTML":
      return [
        `<script async fetchpriority="high" src="https://widget.clearmoor.example/content/${setting.partner}/insurance-quote.js"></script>`,
        `<insurance-quote ${given.map(({ name, value }) => `${name}="${value}"`).join(" ")} style="display:block;min-height:900px"></insurance-quote>`,
      ].join("\n");
    case "React":
      return [
        `import { InsuranceQuote } from "insurance-quote/react";`,
        "",
        "export function Quote() {",
        "  return (",
        "    <InsuranceQuote",
        ...given.map(({ name, value }) => `      ${camel(name)}="${value}"`),
        `      style={{ display: "block", minHeight: 900 }}`,
        `      onComplete={({ detail }) => analytics.track("done", detail.kind, detail.reference)}`,
        "    />",
        "  );",
        "}",
      ].join("\n");
    case "Vue":
      return [
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
      ].join("\n");
  }
}

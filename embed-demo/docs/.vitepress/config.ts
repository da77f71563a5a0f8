import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transformerStyleToClass } from "@shikijs/transformers";
import { defineConfig } from "vitepress";
import { alignByClass } from "../tables/alignByClass";
import { insertTables } from "../tables/insertTables";
import { tables } from "../tables/tables";
import { withoutFileLinks } from "../tables/withoutFileLinks";
import { pages } from "./pages";

const known = await tables();

/** Colors of code as classes, because the policy refuses style attributes. Their rules are in `code.css`. */
const codeClasses = transformerStyleToClass();

/** Hashes of the pages' inline scripts, for the policy (`policy.json`, which hosting/builtDocs.ts reads). */
const scripts = new Set<string>();

export default defineConfig({
  lang: "en-US",
  title: "insurance-quote",
  description: "A whole US insurance quoting funnel in one custom element: docs for partners, backends, operators and maintainers.",
  base: "/docs/",
  cleanUrls: true,
  // One file for all pages in place of a script in each.
  metaChunk: true,
  cacheDir: "../../.cache/vitepress",
  outDir: "../../.cache/docs",
  head: [
    ["link", { rel: "icon", href: "/quote/favicon.svg", type: "image/svg+xml" }],
    ["link", { rel: "stylesheet", href: "/docs/code.css" }],
  ],
  markdown: {
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    codeTransformers: [codeClasses],
    config: (md) => {
      md.use(insertTables(known));
      md.use(alignByClass);
      md.use(withoutFileLinks);
    },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "insurance-quote" } } },
  themeConfig: {
    nav: pages.map(({ text, items }) => ({ text, link: items[0].link, activeMatch: `^/${items[0].link.split("/")[1]}/` })),
    sidebar: Object.fromEntries(pages.map((section) => [`/${section.items[0].link.split("/")[1]}/`, [section]])),
    search: { provider: "local" },
    outline: { level: [2, 3] },
    externalLinkIcon: false,
  },
  transformHtml(html) {
    for (const [, script] of html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)) {
      scripts.add(`'sha256-${createHash("sha256").update(script!).digest("base64")}'`);
    }
    // The theme's own style attributes, which the policy refuses; docs.css has the one that matters.
    return html.replace(/(<[a-z][^<>]*?) style="[^"]*"/g, "$1");
  },
  async buildEnd({ outDir }) {
    await writeFile(join(outDir, "code.css"), codeClasses.getCSS());
    await writeFile(join(outDir, "policy.json"), JSON.stringify({ scripts: [...scripts] }));
  },
});

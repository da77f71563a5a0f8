import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transformerStyleToClass } from "@shikijs/transformers";
import { defineConfig } from "vitepress";
import { alignByClass } from "../tables/alignByClass";
import { columnWidths } from "../tables/columnWidths";
import { insertTables } from "../tables/insertTables";
import { labelTables } from "../tables/labelTables";
import { longCode } from "../tables/longCode";
import { tables } from "../tables/tables";
import { withoutFileLinks } from "../tables/withoutFileLinks";
import { pages, spanish } from "./pages";

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
    languageAlias: { mjs: "javascript" },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    codeTransformers: [codeClasses],
    config: (md) => {
      md.use(insertTables(known));
      md.use(alignByClass);
      md.use(longCode);
      md.use(columnWidths);
      md.use(labelTables);
      md.use(withoutFileLinks);
    },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "insurance-quote" } } },
  locales: {
    root: { label: "English", lang: "en-US" },
    es: {
      label: "Español",
      lang: "es-US",
      link: "/es/ten-minutes",
      description: "Todo el proceso de cotizar un seguro en EE. UU. en un elemento propio: diez minutos hasta una cotización.",
      themeConfig: {
        nav: [{ text: spanish.text, link: spanish.items[0].link }],
        sidebar: [spanish],
        outline: { level: [2, 3], label: "En esta página" },
        docFooter: { prev: "Anterior", next: "Siguiente" },
        sidebarMenuLabel: "Menú",
        returnToTopLabel: "Volver arriba",
        langMenuLabel: "Cambiar de idioma",
        darkModeSwitchLabel: "Apariencia",
        darkModeSwitchTitle: "Usar el esquema oscuro",
        lightModeSwitchTitle: "Usar el esquema claro",
        skipToContentLabel: "Ir al contenido",
      },
    },
  },
  themeConfig: {
    // Only the ten minutes exist in Spanish.
    i18nRouting: false,
    nav: pages.map(({ text, items }) => ({ text, link: items[0].link, activeMatch: `^/${items[0].link.split("/")[1]}/` })),
    sidebar: Object.fromEntries(pages.map((section) => [`/${section.items[0].link.split("/")[1]}/`, [section]])),
    search: {
      provider: "local",
      options: {
        locales: {
          es: {
            translations: {
              button: { buttonText: "Buscar", buttonAriaLabel: "Buscar" },
              modal: { noResultsText: "Sin resultados para", resetButtonTitle: "Borrar", backButtonTitle: "Cerrar", footer: { selectText: "para elegir", navigateText: "para moverse", closeText: "para cerrar" } },
            },
          },
        },
      },
    },
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

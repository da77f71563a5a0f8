import type { Origins } from "../hosting/origins";

export const snippetKinds = ["HTML", "React", "Vue", "WordPress", "Tag manager"] as const;
export type SnippetKind = (typeof snippetKinds)[number];

export interface SnippetOptions {
  readonly partner: string;
  readonly chrome: string;
  readonly lang: string;
  readonly scheme: string;
  readonly origins: Origins;
}

/**
 * The partner's own script and the tag for each kind of page. The addresses are the demo's; `environment` and the attributes after
 * it are removed when it goes live.
 */
export function snippet(kind: SnippetKind, { partner, chrome, lang, scheme, origins }: SnippetOptions): string {
  const script = `${origins.widget}/content/${partner}/insurance-quote.js`;
  const attributes: readonly (readonly [string, string])[] = [
    ["partner", partner],
    ...(chrome === "minimal" ? [] : [["chrome", chrome] as const]),
    ...(lang === "" ? [] : [["lang", lang] as const]),
    ...(scheme === "" ? [] : [["color-scheme", scheme] as const]),
    ["environment", "local"],
    ["api", origins.api],
    ["content", `${origins.widget}/content`],
  ];
  const written = (indent: string, prefix = ""): string => attributes.map(([name, value]) => `\n${indent}${prefix}${name}="${value}"`).join("");
  const style = "display:block;min-height:900px";
  const tag = `<script async src="${script}"></script>`;
  switch (kind) {
    case "HTML":
      return `${tag}\n<insurance-quote${written("  ")}\n  style="${style}">\n</insurance-quote>`;
    case "React":
      return (
        `import { useEffect } from "react";\n\nexport function Quote() {\n  useEffect(() => {\n    const script = document.createElement("script");\n` +
        `    script.src = "${script}";\n    document.head.append(script);\n  }, []);\n  return (\n    <insurance-quote${written("      ")}\n` +
        `      style={{ display: "block", minHeight: 900 }} />\n  );\n}`
      );
    case "Vue":
      return (
        `<script setup>\nimport { onMounted } from "vue";\nonMounted(() => {\n  const script = document.createElement("script");\n` +
        `  script.src = "${script}";\n  document.head.append(script);\n});\n</script>\n\n<template>\n  <insurance-quote${written("    ")}\n    style="${style}" />\n</template>\n\n` +
        `<!-- vite.config: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === "insurance-quote" } } }) -->`
      );
    case "WordPress":
      return `<!-- A block of type Custom HTML -->\n${tag}\n<div data-insurance-quote${written("  ", "data-")}\n  style="${style}">\n</div>`;
    case "Tag manager":
      return `<!-- Custom HTML tag, on the page of the quote -->\n${tag}\n\n<!-- In the page itself -->\n<div data-insurance-quote${written("  ", "data-")}\n  style="${style}">\n</div>`;
  }
}

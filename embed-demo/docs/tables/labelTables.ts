import type { MarkdownRenderer } from "vitepress";

/** Names each table by its heading, as a table that a key can scroll needs a name. Several below one heading are numbered. */
export function labelTables(md: MarkdownRenderer): void {
  md.core.ruler.push("label-tables", (state) => {
    let heading = "";
    let count = 0;
    for (const [index, token] of state.tokens.entries()) {
      if (token.type === "heading_open") {
        const inline = state.tokens[index + 1]?.children ?? [];
        heading = inline.filter(({ type }) => type === "text" || type === "code_inline").map(({ content }) => content).join("").trim();
        count = 0;
      }
      if (token.type !== "table_open") continue;
      count += 1;
      token.attrSet("tabindex", "0");
      token.attrSet("aria-label", count === 1 ? heading : `${heading}, ${count}`);
    }
  });
  // The generator's own rule writes no attributes.
  md.renderer.rules["table_open"] = (tokens, index, _options, _env, self) => `<table${self.renderAttrs(tokens[index]!)}>\n`;
}

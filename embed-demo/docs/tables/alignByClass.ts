import type { MarkdownRenderer } from "vitepress";

/** Writes the alignment of a table's cells as a class. A strict policy refuses the style attribute that Markdown writes. */
export function alignByClass(md: MarkdownRenderer): void {
  md.core.ruler.push("align-by-class", (state) => {
    for (const token of state.tokens) {
      const [, side] = /^text-align:(\w+)$/.exec(token.attrGet("style") ?? "") ?? [];
      if (side === undefined) continue;
      token.attrs = (token.attrs ?? []).filter(([name]) => name !== "style");
      if (side !== "left") token.attrJoin("class", side === "right" ? "align-end" : `align-${side}`);
    }
  });
}

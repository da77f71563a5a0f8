import type { MarkdownRenderer } from "vitepress";

/** Characters of code that stay on one line of a table. */
const most = 34;

/** Marks code in tables that is too long for one line, so that its column leaves room for the others (docs.css). */
export function longCode(md: MarkdownRenderer): void {
  md.core.ruler.push("long-code", (state) => {
    let isCell = false;
    for (const token of state.tokens) {
      if (token.type === "td_open") isCell = true;
      if (token.type === "td_close") isCell = false;
      if (!isCell) continue;
      for (const child of token.children ?? []) if (child.type === "code_inline" && child.content.length > most) child.attrJoin("class", "long");
    }
  });
}

import type { MarkdownRenderer } from "vitepress";

/** Characters of a column's longest cell up to which it needs no room kept, and from which it reads as prose. */
const bounds = { short: 14, prose: 48 };

/**
 * Marks the cells of a table's columns by their longest text (docs.css), so that sentences get lines that can be read, and figures
 * only the room that they need.
 */
export function columnWidths(md: MarkdownRenderer): void {
  md.core.ruler.push("column-widths", (state) => {
    const columns: { length: number; cells: (typeof state.tokens)[number][] }[] = [];
    let at = 0;
    const mark = (): void => {
      for (const { length, cells } of columns) {
        const name = length <= bounds.short ? "short" : length >= bounds.prose ? "prose" : "";
        if (name !== "") for (const cell of cells) cell.attrJoin("class", name);
      }
    };
    for (const [index, token] of state.tokens.entries()) {
      if (token.type === "table_open") columns.length = 0;
      if (token.type === "tr_open") at = 0;
      if (token.type === "table_close") mark();
      if (token.type !== "td_open") continue;
      const column = (columns[at] ??= { length: 0, cells: [] });
      const text = (state.tokens[index + 1]?.children ?? []).map(({ type, content }) => (type === "html_inline" ? "" : content)).join("");
      column.length = Math.max(column.length, text.length);
      column.cells.push(token);
      at += 1;
    }
  });
}

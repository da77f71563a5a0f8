import type { MarkdownRenderer } from "vitepress";

/**
 * Lets a page say `<!-- table: events -->` in place of a table that the code has already. The table is in the page's Markdown before
 * it is read, so the outline and the search know it. Throws for a name that has no table.
 */
export function insertTables(tables: Readonly<Record<string, string>>) {
  return (md: MarkdownRenderer): void => {
    md.core.ruler.before("normalize", "tables", (state) => {
      state.src = state.src.replace(/^<!-- table: (\S+) -->$/gm, (_whole, name: string) => {
        const table = tables[name];
        if (table === undefined) throw new Error(`There is no table ${name} in embed-demo/docs/tables/tables.ts.`);
        return table;
      });
    });
  };
}

import type { Samples } from "./figures";
import { figures, medianOf } from "./figures";
import type { Figure } from "./figures";
import type { BenchPage } from "./pages/page";

/** Rows of cells in Markdown; the first row is the head, and numbers stand to the right. */
export function markdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const rule = head.map((_title, index) => (index === 0 ? "---" : "--:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const names = Object.keys(figures) as Figure[];

/** A row a page, a column a figure; a dash where a page has none. */
export function table(pages: readonly BenchPage[], samples: Samples): string {
  const cell = (page: BenchPage, figure: Figure): string => {
    const value = medianOf(samples, page.id, figure);
    return value === undefined ? "-" : figures[figure][1](value);
  };
  return markdown([["page", ...names.map((name) => figures[name][0])], ...pages.map((page) => [page.row, ...names.map((name) => cell(page, name))])]);
}

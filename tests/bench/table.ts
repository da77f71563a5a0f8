import type { Samples } from "./figures";
import { figures, medianOf } from "./figures";
import type { Figure } from "./figures";
import type { BenchPage } from "./pages/page";

/** Formats rows of cells as Markdown. The first row is the head; numbers are right-aligned. */
export function markdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const rule = head.map((_title, index) => (index === 0 ? "---" : "--:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const names = Object.keys(figures) as Figure[];

/** Formats one row per page and one column per figure; a dash marks a figure that the page doesn't have. */
export function table(pages: readonly BenchPage[], samples: Samples): string {
  const cell = (page: BenchPage, figure: Figure): string => {
    const value = medianOf(samples, page.id, figure);
    return value === undefined ? "-" : figures[figure][1](value);
  };
  return markdown([["page", ...names.map((name) => figures[name][0])], ...pages.map((page) => [page.row, ...names.map((name) => cell(page, name))])]);
}

import { csvOf, type Column } from "./csv";

/** Downloads rows as a file. Spreadsheets read it as UTF-8 by its first character. */
export function saveCsv<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(["\ufeff", csvOf(columns, rows)], { type: "text/csv" }));
  link.download = `${name}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A column of a table, on the page and in a file. */
export interface Column<Row> {
  readonly name: string;
  readonly value: (row: Row) => string | number | null;
  /** How the page writes it, if not as it is: 0.12 as "12%". */
  readonly shown?: (row: Row) => string;
}

/** Texts that a spreadsheet would calculate are written with an apostrophe, so that it doesn't. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (value: string | number | null): string => {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV (RFC 4180), with a head. */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  [columns.map(({ name }) => cell(name)), ...rows.map((row) => columns.map(({ value }) => cell(value(row))))].map((cells) => `${cells.join(",")}\r\n`).join("");

import type { z } from "../../../src/kernel/zod";

/** A table's columns by name, in the order in which they stand in a row. */
type RowSchema = z.ZodMiniObject<Record<string, z.ZodMiniType<unknown, string>>>;

interface Table<Row extends RowSchema> {
  /** `carriers.csv` */
  readonly name: string;
  readonly text: string;
  readonly separator: "," | "|";
  readonly row: Row;
  /** Off where the first line is a row already. */
  readonly isHeaded?: boolean;
}

/**
 * Reads a table with one row per line, each by its schema. Throws one line with the file, line and column of a fault:
 * `carriers.csv, line 12, column states: "XY" isn't a state.`
 */
export function readRows<Row extends RowSchema>({ name, text, separator, row, isHeaded = true }: Table<Row>): z.output<Row>[] {
  const columns = Object.keys(row.shape);
  const [head = "", ...rest] = text.trimEnd().split("\n");
  const expected = columns.join(separator);
  if (isHeaded && head !== expected) throw new Error(`${name}, line 1: the columns must be "${expected}".`);
  const first = isHeaded ? 2 : 1;
  return (isHeaded ? rest : [head, ...rest]).map((line, index) => {
    const at = `${name}, line ${first + index}`;
    const values = line.split(separator);
    if (values.length !== columns.length) throw new Error(`${at}: ${columns.length} columns are needed, and there are ${values.length}.`);
    const read = row.safeParse(Object.fromEntries(columns.map((column, place) => [column, values[place]])));
    if (read.success) return read.data;
    const [fault] = read.error.issues;
    throw new Error(`${at}, column ${String(fault?.path[0])}: ${fault?.message}`);
  });
}

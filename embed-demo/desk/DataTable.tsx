import type { Column } from "./csv";

interface TableProps<Row> {
  /** Its name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

const grouped = new Intl.NumberFormat("en-US");

const written = (value: string | number | null): string => (typeof value === "number" ? grouped.format(value) : (value ?? "–"));

/** Rows as a table whose first column names them. It scrolls sideways where it has no room. */
export const DataTable = <Row,>({ label, columns, rows }: TableProps<Row>) => (
  <div className="table" role="region" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {columns.map(({ name, value, shown }, at) => {
              const text = shown?.(row) ?? written(value(row));
              return at === 0 ? (
                <th key={name} scope="row">
                  {text}
                </th>
              ) : (
                <td key={name}>{text}</td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

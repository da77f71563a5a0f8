import type { ReactNode } from "react";
import { Button } from "../../src/ui/buttons/Button";
import { Disclosure } from "../../src/ui/layout/Disclosure";
import type { Column } from "./csv";
import { DataTable } from "./DataTable";
import { Figure, type Draw } from "./Figure";
import { Panel } from "./Panel";
import { saveCsv } from "./saveCsv";

interface PlotPanelProps<Row> {
  /** Unique on the page; also the file's name. */
  id: string;
  title: string;
  lede: ReactNode;
  width?: 5 | 6 | 7 | 12;
  /** Above the picture, such as a choice of what it shows. */
  before?: ReactNode;
  /** Below the picture. */
  legend?: ReactNode;
  draw: Draw;
  columns: readonly Column<Row>[];
  /** Null until they are known. */
  rows: readonly Row[] | null;
}

/** A picture with the same figures as a table and as a file. */
export function PlotPanel<Row>({ id, title, lede, width, before, legend, draw, columns, rows: known }: PlotPanelProps<Row>) {
  const rows = known ?? [];
  const save = (
    <Button variant="link" small label={`CSV of ${title}`} onClick={() => saveCsv(id, columns, rows)}>
      CSV
    </Button>
  );
  return (
    <Panel id={id} title={title} lede={lede} action={save} {...(width && { width })}>
      {before}
      {rows.length === 0 ? <p className="none">{known ? "Nothing in these days." : "Counting…"}</p> : <Figure label={`${title}. The table below has the same figures.`} draw={draw} />}
      {rows.length > 0 && legend}
      <div className="as-table">
        <Disclosure title="Show as a table" plain>
          <DataTable label={`${title}: table`} columns={columns} rows={rows} />
        </Disclosure>
      </div>
    </Panel>
  );
}

import { expect, it } from "vitest";
import { csvOf, type Column } from "./csv";

interface Row {
  readonly name: string | null;
  readonly count: number;
}

const columns: readonly Column<Row>[] = [
  { name: "Name", value: ({ name }) => name },
  { name: "Visits, all", value: ({ count }) => count, shown: ({ count }) => `${count}!` },
];

it("writes a head and a line for each row, and quotes what would end a cell", () => {
  const rows = [{ name: 'An "or", b', count: 1234 }, { name: null, count: -1 }, { name: "two\nlines", count: 0.5 }];
  expect(csvOf(columns, rows)).toBe('Name,"Visits, all"\r\n"An ""or"", b",1234\r\n,-1\r\n"two\nlines",0.5\r\n');
});

it("writes nothing that a spreadsheet would calculate", () => {
  expect(csvOf(columns, [{ name: "=HYPERLINK(1)", count: 1 }, { name: "@x", count: 2 }, { name: "-2+3", count: 3 }])).toBe("Name,\"Visits, all\"\r\n'=HYPERLINK(1),1\r\n'@x,2\r\n'-2+3,3\r\n");
});

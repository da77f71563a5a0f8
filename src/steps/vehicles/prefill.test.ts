import { expect, test } from "vitest";
import type { Vehicle } from "../../api/contract/vehicle";
import { withRecords } from "./prefill";
import { honda } from "./sample";

const record = (serial: number): Vehicle => ({
  sequenceNum: serial,
  vin: `1HGCM82633A00000${serial}`,
  plYear: 2020,
  plMake: "Honda",
  plModel: "Civic",
  numberOfMiles: 9_000,
});
const records = (count: number): Vehicle[] => Array.from({ length: count }, (_member, serial) => record(serial));

test("records join what is there, chosen while there is room", () => {
  const list = withRecords([honda], records(5));
  expect(list[0]).toBe(honda);
  expect(list.slice(1).map(({ status, prefill }) => [status, prefill])).toEqual([
    ["SELECTED", true],
    ["SELECTED", true],
    ["SELECTED", true],
    ["UNSELECTED", true],
    ["UNSELECTED", true],
  ]);
  expect(list[1]).toMatchObject({ plYear: "2020", bodyStyle: "", ownershipType: "", numberOfMiles: "" });
});

test("a VIN that is there already isn't added, nor a vehicle without one that is the same", () => {
  const { vin: _vin, ...unknown } = record(0);
  const once = withRecords([{ ...honda, vin: record(1).vin ?? "" }], [record(1), record(2), unknown]);
  expect(once).toHaveLength(3);
  expect(withRecords(once, [record(1), record(2), unknown])).toEqual(once);
});

test.each([
  [7, 7],
  [8, 8],
  [9, 8],
])("of %i records %i are taken", (found, taken) => expect(withRecords([], records(found))).toHaveLength(taken));

test("records of an earlier time count", () => expect(withRecords(withRecords([], records(7)), records(9))).toHaveLength(8));

import { expect, test } from "vitest";
import { readPrefill } from "../../api/contract/applications/readPrefill";
import type { Vehicle } from "../../api/contract/vehicle";
import { withRecords } from "./prefill";
import { honda } from "./sample";
import { takenOff } from "./takeOff";
import { afterSending } from "./wire";

const record = (serial: number): Vehicle => ({
  sequenceNum: serial,
  vin: `1HGCM82633A00000${serial}`,
  plYear: 2020,
  plMake: "Honda",
  plModel: "Civic",
  numberOfMiles: 9_000,
});
const records = (count: number): Vehicle[] => Array.from({ length: count }, (_member, serial) => record(serial));

test("adds vehicles on record to the list, unselected", () => {
  const list = withRecords([honda], records(3), "oak");
  expect(list[0]).toBe(honda);
  expect(list.slice(1).map(({ status, prefill }) => [status, prefill])).toEqual(Array(3).fill(["UNSELECTED", true]));
  expect(list[1]).toMatchObject({ plYear: "2020", bodyStyle: "", ownershipType: "", assumed: false, recordedAt: "oak", numberOfMiles: "" });
});

test("lists eight of ten vehicles that a provider knows", () => {
  const { personalVehicles } = readPrefill.response().parse({ personalVehicles: records(10) });
  expect(withRecords([], personalVehicles)).toHaveLength(8);
});

test("assigns a vehicle from an earlier conversation to no address", () =>
  expect(withRecords([], records(1))[0]).not.toHaveProperty("recordedAt"));

test("marks the ownership on record as assumed until the visitor gives or sends it", () => {
  const [vehicle] = withRecords([], [{ ...record(0), ownershipType: "Lien" }], "oak");
  expect(vehicle).toMatchObject({ ownershipType: "Lien", assumed: true });
  expect(afterSending([{ ...vehicle!, status: "SELECTED" }], [])[0]).toMatchObject({ ownershipType: "Lien", assumed: false });
});

const found = { ...honda, prefill: true, recordedAt: "oak" };
test.each([
  ["goes with the address whose records name it", { ...found, status: "UNSELECTED" }, "elm", []],
  ["goes when it was sent once and left out since", { ...found, status: "TOBEREMOVED" }, "elm", []],
  ["stays at its own address", { ...found, status: "UNSELECTED" }, "oak", [{ ...found, status: "UNSELECTED" }]],
  ["stays where the visitor chose it, as their own", { ...found, status: "ADDEDTOAPP" }, "elm", [{ ...honda, status: "SELECTED" }]],
  ["stays where the visitor added it", { ...honda, status: "UNSELECTED" }, "elm", [{ ...honda, status: "UNSELECTED" }]],
  ["stays where an earlier conversation told of it", { ...honda, prefill: true, status: "UNSELECTED" }, "elm", [{ ...honda, prefill: true, status: "UNSELECTED" }]],
] as const)("a new application: a vehicle %s", (_what, vehicle, at, left) => expect(takenOff([vehicle], at)).toEqual(left));

test("doesn't add a VIN that is already listed, nor an identical vehicle without a VIN", () => {
  const { vin: _vin, ...unknown } = record(0);
  const once = withRecords([{ ...honda, vin: record(1).vin ?? "" }], [record(1), record(2), unknown]);
  expect(once).toHaveLength(3);
  expect(withRecords(once, [record(1), record(2), unknown])).toEqual(once);
});

test.each([
  [7, 7],
  [8, 8],
  [9, 8],
])("of %i records %i are added", (found, taken) => expect(withRecords([], records(found))).toHaveLength(taken));

test("counts records added earlier", () => expect(withRecords(withRecords([], records(7)), records(9))).toHaveLength(8));

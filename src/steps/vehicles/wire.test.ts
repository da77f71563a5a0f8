import { describe, expect, test } from "vitest";
import { vehicle as onTheWire } from "../../api/contract/vehicle";
import type { VehicleAnswer } from "./fields";
import { honda } from "./sample";
import { afterSending, toWire } from "./wire";

const typed: VehicleAnswer = {
  ...honda,
  key: "typed",
  vin: "",
  plYear: "2019",
  plMake: "Tesla",
  plModel: "Model 3",
  bodyStyle: "",
  ownershipType: "Lien",
  numberOfMiles: "12,000",
};
const left: VehicleAnswer = { ...honda, key: "left", status: "UNSELECTED" };
const removed: VehicleAnswer = { ...honda, key: "removed", id: "veh_9", status: "TOBEREMOVED" };

describe("to the wire", () => {
  test("sends the fewest and the most members that a vehicle can have", () => {
    const sent = toWire([left, { ...typed, prefill: true, id: "veh_1" }, removed, { ...honda, status: "ADDEDTOAPP" }], true);
    expect(sent).toEqual([
      { id: "veh_1", sequenceNum: 0, plYear: 2019, plMake: "Tesla", plModel: "Model 3", ownershipType: "Lien", status: "SELECTED", prefill: true, numberOfMiles: 12_000 },
      { sequenceNum: 1, vin: "1HGCM82633A004352", plYear: 2003, plMake: "Honda", plModel: "Accord", bodyStyle: "Sedan", ownershipType: "Owned", status: "SELECTED", prefill: false },
    ]);
    for (const vehicle of sent) expect(onTheWire.safeParse(vehicle).success).toBe(true);
  });
  test("sends no miles in a state with one figure for all vehicles", () => expect(toWire([typed], false)[0]).not.toHaveProperty("numberOfMiles"));
});

test("after sending, only the selected vehicles are on the application, with its ids", () => {
  const list = [left, typed, removed, honda];
  const after = afterSending(list, [
    { id: "veh_b", sequenceNum: 1 },
    { id: "veh_a", sequenceNum: 0 },
  ]);
  expect(after.map(({ key, id, sequenceNum, status }) => [key, id, sequenceNum, status])).toEqual([
    ["left", undefined, 0, "UNSELECTED"],
    ["typed", "veh_a", 0, "ADDEDTOAPP"],
    ["removed", "veh_9", 0, "UNSELECTED"],
    ["honda", "veh_b", 1, "ADDEDTOAPP"],
  ]);
  expect(toWire(after, false).map(({ id }) => id)).toEqual(["veh_a", "veh_b"]);
});

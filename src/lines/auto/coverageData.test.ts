import { expect, it } from "vitest";
import { answersOf } from "../../flow/field";
import type { VehicleAnswer } from "../../steps/vehicles/fields";
import { coverageData } from "./coverageData";

const car = (key: string, status: VehicleAnswer["status"] = "ADDEDTOAPP"): VehicleAnswer => ({
  key, sequenceNum: 0, vin: "", plYear: "2020", plMake: "Honda", plModel: "Civic", bodyStyle: "", ownershipType: "Owned", status, prefill: false, numberOfMiles: "",
});
const own = { collisionDeductible: "500" };

it.each([
  ["nothing", { all: {}, byVehicle: {} }, [car("a")], null],
  ["a limit", { all: { bodilyInjury: "50/100" }, byVehicle: {} }, [car("a")], { bodilyInjury: "50/100" }],
  ["the second car's", { all: {}, byVehicle: { b: own } }, [car("a"), car("b")], { vehicles: [{ sequenceNum: 1, ...own }] }],
  ["one that moved up", { all: {}, byVehicle: { b: own } }, [car("a", "TOBEREMOVED"), car("b")], { vehicles: [{ sequenceNum: 0, ...own }] }],
  ["a car's that is gone", { all: {}, byVehicle: { c: own } }, [car("a")], {}],
  ["none in place of one that was taken back", { all: {}, byVehicle: {}, takenBack: { bodilyInjury: "50/100" } }, [car("a")], {}],
])("sends %s", (_name, chosenCoverages, vehicles, sent) => {
  expect(coverageData(answersOf({ chosenCoverages, vehicles }))).toEqual(sent);
});

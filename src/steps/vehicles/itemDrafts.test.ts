import { describe, expect, test } from "vitest";
import type { VehicleAnswer } from "./fields";
import { vehicles } from "./fields";
import { withItem } from "./itemDrafts";
import { honda } from "./sample";

const options = { title: { key: "t", english: "" }, type: "car" as const, list: vehicles, miles: { min: 1_000, max: 100_000 } };
const values = { plYear: "2019", plMake: "Tesla", plModel: "Model 3", bodyStyle: "Sedan", ownershipType: "Lien", vin: "" };
const chosen = (count: number): VehicleAnswer[] => Array.from({ length: count }, (_member, index) => ({ ...honda, key: `v${index}` }));

describe("a saved form", () => {
  test.each([
    [0, "SELECTED"],
    [3, "SELECTED"],
    [4, "UNSELECTED"],
  ])("beside %i selected ones a new vehicle is %s", (count, status) => {
    const list = withItem(chosen(count), null, values, options);
    expect(list).toHaveLength(count + 1);
    expect(list.at(-1)).toMatchObject({ ...values, status, sequenceNum: count, prefill: false });
  });
  test("an edited vehicle keeps its place, id and selection, and no longer counts as prefilled", () => {
    const before: VehicleAnswer = { ...honda, id: "veh_1", key: "v1", prefill: true, status: "UNSELECTED", numberOfMiles: "9,000" };
    const list = withItem([honda, before, { ...honda, key: "v2" }], before, values, options);
    expect(list.map(({ key }) => key)).toEqual(["honda", "v1", "v2"]);
    expect(list[1]).toEqual({ ...before, ...values, prefill: false });
  });
});

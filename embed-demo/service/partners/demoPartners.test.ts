import { expect, it } from "vitest";
import { demoPartners, keylessPartners } from "./demoPartners";

it("the demo's partners are the same with and without the keys of their content", () => {
  expect(demoPartners().map(({ id, key }) => [id, key])).toEqual([
    ["default", "pk_default_demo"],
    ["auvane", "pk_auvane_demo"],
    ["prairie-lantern", "pk_prairie_lantern_demo"],
  ]);
  expect(keylessPartners()).toEqual(demoPartners().map(({ id, config }) => ({ id, config })));
});

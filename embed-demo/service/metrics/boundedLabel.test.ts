import { expect, it } from "vitest";
import { boundedLabel } from "./boundedLabel";

it("values beyond the bound are one, and known ones stay themselves", () => {
  const label = boundedLabel(2);
  expect(["a", "b", "c", "a", "d"].map(label)).toEqual(["a", "b", "other", "a", "other"]);
});

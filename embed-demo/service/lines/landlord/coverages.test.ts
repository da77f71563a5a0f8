import { expect, it } from "vitest";
import { landlordCoverages } from "./coverages";

const find = (id: string, state = "TX") => landlordCoverages.coveragesIn(state).find((coverage) => coverage.id === id);

it("has its own coverages, in this order", () => {
  const ids = ["DWELLING", "OTHER", "CONTENTS", "LOSS_OF_USE", "PERSONAL_LIABILITY", "MEDICAL_PAYMENT", "ALL_PERILS", "WINDSTORM"];
  expect(landlordCoverages.coveragesIn("TX").map(({ id }) => id)).toEqual(ids);
});

it.each([
  ["LOSS_OF_USE", "TX", "Fair rental value"],
  ["WINDSTORM", "TX", "Wind and hail deductible"],
  ["WINDSTORM", "FL", "Hurricane deductible"],
])("%s in %s is named %s", (id, state, label) => expect(find(id, state)?.label).toBe(label));

it("the usual deductible is 2500, and the recommended one is marked", () => {
  const deductible = find("ALL_PERILS");
  expect(deductible?.defaultValue).toBe("2500");
  expect(deductible?.increments.options.filter(({ toolTipDescription }) => toolTipDescription).map(({ value }) => value)).toEqual(["1000"]);
});

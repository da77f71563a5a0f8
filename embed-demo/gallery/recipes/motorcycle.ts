import { answersOf } from "../../../src/flow/field";
import { motorcycles } from "../../../src/lines/motorcycle/fields";
import { examples } from "../../../src/lines/motorcycle/examples";
import { drivers } from "../../../src/steps/drivers/fields";
import type { LineRecipe } from "../recipe";
import { arrived, submit } from "../recipe";

const two = { motorcycles: answersOf(examples.maximal("OH")).get(motorcycles).slice(0, 2) };

export const recipes: readonly LineRecipe[] = [
  { id: "motorcycle-drivers", title: "One driver", at: "driver", answers: { drivers: examples.minimal("OH").drivers } },
  { id: "motorcycle-vehicle-old", title: "Older than 1981", at: "vehicle", actions: [["fill", "Year", "1980"], submit, ["sees", "Speak with an agent for pre-1981 motorcycles"]] },
  { id: "motorcycle-vin", title: "VIN dialog", at: "vehicle", actions: [["press", "button", "Enter VIN"]] },
  {
    id: "motorcycle-vin-found",
    title: "Found by VIN",
    at: "vehicle",
    actions: [["press", "button", "Enter VIN"], ["fill", "VIN", "1HD1KBM1XDB600000"], ["press", "button", "Find my motorcycle"], ["sees", "2013 Harley-Davidson"]],
  },
  {
    id: "motorcycle-model",
    title: "By year, make and model",
    at: "vehicle",
    actions: [["fill", "Year", "2020"], ["select", "Make", "Yamaha"], ["select", "Model", "MTN690 (MT-07)"]],
  },
  { id: "motorcycle-list", title: "Two motorcycles", at: "vehicle", answers: two },
  { id: "motorcycle-list-miles", title: "Miles by motorcycle, California", at: "vehicle", state: "CA", answers: two },
  { id: "motorcycle-mileage-error", title: "Annual mileage, above the bound", at: "annual-mileage", answers: { annualMileage: "50,001" }, actions: [submit] },
  { id: "motorcycle-quotes", title: "All in", at: "policy-compare", actions: [arrived] },
  {
    id: "motorcycle-quotes-none",
    title: "No quotes",
    at: "policy-compare",
    answers: { drivers: answersOf(examples.minimal("OH")).get(drivers).map((driver) => ({ ...driver, lastName: "No Quotes" })) },
    actions: [["sees", "Insurance can be tricky!"]],
  },
];

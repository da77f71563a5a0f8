import { expect, it } from "vitest";
import type { LineSlug } from "../../src/business/lines";
import { answersOf } from "../../src/flow/field";
import { lineOf } from "./lines";

type Values = Readonly<Record<string, unknown>>;

/** Gender and marital status, with what the law says of a vehicle in the state. */
const told = { gender: "Female", maritalStatus: "Married" };
it.each<[LineSlug, string, Values, Values]>([
  ["auto", "TX", told, told],
  ["motorcycle", "TX", told, told],
  ["auto", "CA", told, {}],
  ["auto", "MI", told, {}],
  ["motorcycle", "MA", told, {}],
  ["motorcycle", "HI", told, {}],
  ["auto", "NC", told, { maritalStatus: "Married" }],
  ["auto", "PA", told, { maritalStatus: "Married" }],
  ["auto", "TX", { gender: "NonBinary", maritalStatus: "DomesticPartner" }, { gender: "NonBinary", maritalStatus: "DomesticPartner" }],
  ["auto", "TX", { gender: "", maritalStatus: "Single" }, {}],
  ["auto", "TX", { maritalStatus: "" }, {}],
  ["life", "TX", told, { gender: "Female" }],
  ["life", "CA", told, { gender: "Female" }],
  ["homeowners", "TX", told, {}],
  ["renters", "TX", told, {}],
  ["pet", "TX", told, {}],
])("%s in %s: of %o the lead is told %o", (slug, state, said, expected) => {
  const line = lineOf(slug);
  expect(line.lead?.(answersOf(said), state) ?? {}).toEqual(expected);
});

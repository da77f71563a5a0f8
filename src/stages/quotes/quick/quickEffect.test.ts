import { expect, it } from "vitest";
import { deductibleWeight } from "../../../business/whatIf";
import { quickEffect, quickValues } from "./quickEffect";

const weights = { COLLISION: deductibleWeight(0.5) };
const change = (from: string, to: string, id = "COLLISION") => [{ id, from, to, share: 1 }];

it.each([
  ["more for a lower deductible", [100, 200], change("1000", "500"), { least: 8, greatest: 16 }],
  ["less for a higher one", [200, 100], change("1000", "2000"), { least: -7, greatest: -14 }],
  ["one figure for one price", [100], change("1000", "500"), { least: 8, greatest: 8 }],
  ["what is known, where another cost isn't", [100], [...change("1000", "500"), ...change("1000", "500", "TERM")], { least: 8, greatest: 8 }],
  ["nothing without a price", [], change("1000", "500"), null],
  ["nothing where the cost isn't known", [100], change("1000", "500", "TERM"), null],
])("says %s", (_what, prices, changes, expected) => expect(quickEffect(prices, weights, changes)).toEqual(expected));

it.each([
  ["500", ["500", "1000", "2000"]],
  ["", ["500", "1000", "2000"]],
  ["1500", ["500", "1000", "1500"]],
  ["100", ["100", "1000", "2000"]],
])("offers a held %s among the line's values", (held, expected) => expect(quickValues(["500", "1000", "2000"], held)).toEqual(expected));

import { expect, it } from "vitest";
import { codeOf } from "./StatePicker";

const known = [
  { code: "NY", name: "New York", said: "Nueva York" },
  { code: "HI", name: "Hawaii", said: "Hawái" },
  { code: "TX", name: "Texas" },
  { code: "DC", name: "District of Columbia" },
];

it.each([
  ["ny", "NY"],
  [" nueva york ", "NY"],
  ["New York", "NY"],
  ["hawai", "HI"],
  ["Hawái", "HI"],
  ["texas", "TX"],
  ["D.C.", "DC"],
  ["Tejas", "TEJAS"],
])("a state typed as '%s' is %s", (typed, code) => expect(codeOf(known, typed)).toBe(code));

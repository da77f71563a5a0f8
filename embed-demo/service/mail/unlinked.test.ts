import { expect, it } from "vitest";
import { unlinkedAddress, unlinkedName } from "./unlinked";

it.each([
  ["Ada", "Ada"],
  ["Núria d'Ávila-O’Neil", "Núria d'Ávila-O’Neil"],
  ["J.R. Reyes", "J R Reyes"],
  ["evil.example", "evil example"],
  ["call 1-800-555-0199", "call - - -"],
])("the name %s is written as %s", (name, said) => {
  expect(unlinkedName(name)).toBe(said);
});

it.each([
  ["418 Alder St.", "418 Alder St"],
  ["94-1234 Farrington Hwy", "94-1234 Farrington Hwy"],
  ["6701 W 12 1/2 St", "6701 W 12 1/2 St"],
  ["Apt #4, floor 2", "Apt #4, floor 2"],
  ["evil.example", "evil example"],
  ["call (800) 555-0199 St", "call St"],
  ["8005550199", ""],
])("the address %s is written as %s", (part, said) => {
  expect(unlinkedAddress(part)).toBe(said);
});

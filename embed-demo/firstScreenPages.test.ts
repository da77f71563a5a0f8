import { expect, test } from "vitest";
import { beginsAt } from "./firstScreenPages";

test.each([
  ["http://localhost:4400/quote/auto", { partner: "default", line: "auto" }],
  ["http://localhost:4400/quote/auto/address", { partner: "default", line: "auto" }],
  ["http://localhost:4400/quote/pet/info", { partner: "default", line: "pet" }],
  ["http://auvane.localhost:4400/quote/auto/address", { partner: "auvane", line: "auto" }],
  ["http://localhost:4400/quote/pet/address", null],
  ["http://localhost:4400/quote/auto/driver", null],
  ["http://localhost:4400/quote/auto/address?partner=auvane", null],
  ["http://localhost:4400/quote/boats", null],
  ["http://localhost:4400/quote/constructor", null],
  ["http://localhost:4400/quote/", null],
  ["http://localhost:4400/partner/", null],
])("%s begins with %j", (address, begins) => {
  expect(beginsAt(new URL(address))).toEqual(begins);
});

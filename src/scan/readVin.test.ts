import { expect, test } from "vitest";
import { readVin } from "./readVin";

/** The test VIN of the federal rule about check digits, and one that differs in a letter. */
const good = "1M8GDM9AXKP042788";
const bad = "1M8GDM9AYKP042788";

test.each([
  [good, good, true],
  [`I${good}`, good, true],
  [`*${good}*`, good, true],
  [`${good}Z`, good, true],
  [good.toLowerCase(), good, true],
  [`https://example.com/v?vin=${good}&trim=LX`, good, true],
  [`[)>\x1e06\x1dI${good}\x1dP12345\x04`, good, true],
  [`${bad} ${good}`, good, true],
  [bad, bad, false],
  [`I${bad}`, bad, false],
])("%s holds a VIN", (text, vin, isChecked) => expect(readVin(text)).toEqual({ vin, isChecked }));

test.each([["", "036000291452", "https://example.com", good.slice(1), `${good}12`, good.replace("M", "O"), "ANSI 636023100001DL", "x".repeat(1e6)]].flat())("%s holds none", (text) => expect(readVin(text)).toBeNull());

test("two VINs without a check digit are none, because neither is more likely", () => {
  expect(readVin(`${bad} ${bad.replace("788", "789")}`)).toBeNull();
});

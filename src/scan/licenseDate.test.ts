import { expect, test } from "vitest";
import { licenseDate } from "./licenseDate";

test.each([
  ["09071988", { year: 1988, month: 9, day: 7 }],
  ["19880907", { year: 1988, month: 9, day: 7 }],
  ["20011225", { year: 2001, month: 12, day: 25 }],
  ["12202001", { year: 2001, month: 12, day: 20 }],
  ["03-14-2006", { year: 2006, month: 3, day: 14 }],
  ["02291988", { year: 1988, month: 2, day: 29 }],
  ["02291989", null],
  ["01011900", null],
  ["19000101", null],
  ["00000000", null],
  ["99999999", null],
  ["13131313", null],
  ["0907198", null],
  ["", null],
])("%s", (text, date) => expect(licenseDate(text)).toEqual(date));

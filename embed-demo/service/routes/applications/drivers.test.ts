import { expect, it } from "vitest";
import { yearsCoveredErrors } from "./drivers";

const today = { year: 2026, month: 6, day: 15 };
const main = (driverDateLicensed?: string) => [{ sequenceNum: 0, firstName: "Ada", lastName: "Reyes", dob: "1988-04-12", ...(driverDateLicensed && { driverDateLicensed }) }];

it.each([
  [3, "2023-06-17", 1],
  // A day of grace.
  [3, "2023-06-16", 0],
  [2, "2023-06-17", 0],
  [5, "2021-06-17", 1],
  [5, "2021-06-16", 0],
  [20, "2006-06-16", 0],
  // The years licensed, and no more.
  [21, "2006-06-16", 1],
  [5, undefined, 0],
  [6, undefined, 1],
  [undefined, "2026-01-01", 0],
])("%s years of coverage, licensed since %s: %i refused", (years, since, refused) => {
  const told = years === undefined ? {} : { yearsWithContinuousCoverageAuto: years };
  expect(yearsCoveredErrors(told, main(since), today)).toHaveLength(refused);
});

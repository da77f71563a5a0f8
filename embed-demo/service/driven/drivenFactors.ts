import type { PriorLimit } from "../../../src/api/contract/applications/additionalInfo";
import type { DrivenInput } from "./drivenInput";
import { steps } from "../rating/carrierWeight";

/** Each factor is 1 for the typical case; carriers weight them differently. Null (not asked, or barred) is always 1. */

type Driver = DrivenInput["drivers"][number];
type Vehicle = DrivenInput["vehicles"][number] & { thisYear: number };

export const driverFactors: Readonly<Record<string, (driver: Driver) => number>> = {
  age: ({ age }) => steps(age, [[20, 1.9], [25, 1.5], [30, 1.12], [65, 1], [75, 1.05]], 1.25),
  experience: ({ yearsLicensed }) => steps(yearsLicensed, [[1, 1.4], [3, 1.22], [6, 1.08]], 1),
  gender: ({ gender }) => ({ Male: 1.04, Female: 0.98, NonBinary: 1.01 })[gender ?? ""] ?? 1,
  married: ({ isMarried }) => (isMarried ? 0.94 : 1),
  atFault: ({ atFault }) => 1 + 0.35 * atFault,
  notAtFault: ({ notAtFault }) => 1 + 0.04 * notAtFault,
  violations: ({ violations }) => 1 + 0.2 * violations,
};

const priorLimits: Readonly<Record<PriorLimit, number>> = {
  FIFTY_OR_LESS: 1.06,
  FIFTY_TO_HUNDRED: 1,
  HUNDRED_TO_THREEHUNDRED: 0.96,
  GREATER_THAN_HUNDRED: 0.94,
  DONT_KNOW: 1.02,
};

export const policyFactors: Readonly<Record<string, (input: DrivenInput) => number>> = {
  yearsCovered: ({ yearsCovered }) => steps(yearsCovered, [[1, 1.18], [2, 1.1], [3, 1.06], [4, 1.03], [5, 1.01]], 0.96),
  priorLimit: ({ priorLimit }) => (priorLimit ? priorLimits[priorLimit] : 1),
  bundling: ({ bundling }) => (bundling ? 0.93 : 1),
  severalCars: ({ vehicles }) => (vehicles.length > 1 ? 0.9 : 1),
  severalDrivers: ({ drivers }) => 1 + 0.08 * (drivers.length - 1),
};

/** Miles a year relative to 12,000. */
export const mileageFactor = (miles: number | null): number => (miles === null ? 1 : (miles / 12_000) ** 0.25);

const luxury = ["audi", "bmw", "cadillac", "genesis", "jaguar", "land rover", "lexus", "lucid", "maserati", "mercedes-benz", "porsche", "rivian", "tesla"];

/** Factors by body style. A visitor may have typed the style, so it may not be listed. */
const bodyStyles = new Map([["convertible", 1.1], ["coupe", 1.06], ["suv", 0.98], ["pickup", 1.03], ["minivan", 0.93], ["wagon", 0.95]]);

/** The cost to repair or replace the vehicle; it affects liability less. */
export const vehicleFactors: Readonly<Record<string, (vehicle: Vehicle) => number>> = {
  vehicleAge: ({ year, thisYear }) => Math.max(0.55, 1.2 - 0.045 * Math.max(0, thisYear - year)),
  make: ({ make }) => (luxury.includes(make) ? 1.25 : 1),
  bodyStyle: ({ bodyStyle }) => bodyStyles.get(bodyStyle ?? "") ?? 1,
  ownership: ({ ownershipType }) => (ownershipType === "Lien" ? 1.03 : 1),
};

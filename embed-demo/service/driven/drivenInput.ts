import type { PriorLimit } from "../../../src/api/contract/applications/additionalInfo";
import { isBarred } from "../../../src/business/states";
import { parseIsoDate, yearsBetween, type CalendarDate } from "../../../src/kernel/dates";
import { addressOf, type ApplicationParts } from "../database/parts";

/** Everything that a price for vehicles depends on: a value that isn't here can't change a premium. */
export interface DrivenInput {
  state: string;
  zipCode: string;
  drivers: RatedDriver[];
  vehicles: RatedVehicle[];
  /** Miles a year, if one figure applies to all vehicles. */
  miles: number | null;
  yearsCovered: number | null;
  priorLimit: PriorLimit | null;
  bundling: boolean;
}

interface RatedDriver {
  /** Null if the state bars the factor or it wasn't given. */
  age: number | null;
  yearsLicensed: number | null;
  gender: string | null;
  isMarried: boolean | null;
  atFault: number;
  notAtFault: number;
  violations: number;
}

interface RatedVehicle {
  sequenceNum: number;
  year: number;
  make: string;
  model: string;
  bodyStyle: string | null;
  ownershipType: string | null;
  miles: number | null;
}

/** Drivers and vehicles as carriers see them, on a day. Null while drivers or vehicles are missing. */
export function drivenInput(parts: ApplicationParts, today: CalendarDate): DrivenInput | null {
  const { drivers = [], personalVehicles = [], additionalInfo } = parts;
  const vehicles = personalVehicles.filter(({ status }) => status !== "UNSELECTED" && status !== "TOBEREMOVED");
  const [primary] = [...drivers].sort((a, b) => a.sequenceNum - b.sequenceNum);
  if (!primary || vehicles.length === 0) return null;
  const { state, zipCode } = addressOf(parts);
  const allowed = <Value>(factor: Parameters<typeof isBarred>[1], value: Value): Value | null => (isBarred(state, factor) ? null : value);
  const yearsSince = (day: string | undefined): number | null => {
    const date = day === undefined ? null : parseIsoDate(day);
    return date && Math.max(0, yearsBetween(date, today));
  };
  return {
    state,
    zipCode,
    drivers: drivers.map((driver) => ({
      age: allowed("age", yearsSince(driver.dob)),
      yearsLicensed: allowed("experience", yearsSince(driver.driverDateLicensed)),
      gender: allowed("gender", driver.gender ?? null),
      isMarried: allowed("maritalStatus", driver.maritalStatus !== undefined),
      atFault: driver.atFaultAccidentsCount ?? 0,
      notAtFault: driver.notAtFaultAccidentsCount ?? 0,
      violations: driver.violationsCount ?? 0,
    })),
    vehicles: vehicles.map((vehicle) => ({
      sequenceNum: vehicle.sequenceNum,
      year: vehicle.plYear,
      make: vehicle.plMake.toLowerCase(),
      model: vehicle.plModel.toLowerCase(),
      bodyStyle: vehicle.bodyStyle?.toLowerCase() ?? null,
      ownershipType: vehicle.ownershipType ?? null,
      miles: vehicle.numberOfMiles ?? null,
    })),
    miles: additionalInfo?.numberOfMiles ?? additionalInfo?.annualMileage ?? null,
    yearsCovered: additionalInfo?.yearsWithContinuousCoverageAuto ?? null,
    priorLimit: additionalInfo?.priorBILimit ?? null,
    bundling: parts.bundling ?? false,
  };
}

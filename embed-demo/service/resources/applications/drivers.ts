import type { AdditionalInfo } from "../../../../src/api/contract/applications/additionalInfo";
import type { Driver } from "../../../../src/api/contract/applications/driver";
import { updateDrivers } from "../../../../src/api/contract/applications/updateDrivers";
import type { FieldError } from "../../../../src/api/contract/problem";
import { age, coverageYears, licensedFromAge } from "../../../../src/business/limits";
import { addDays, addYears, calendarDay, compareDates, parseIsoDate, yearsBetween } from "../../../../src/kernel/dates";
import { newId } from "../../../../src/kernel/ids";
import { route } from "../../http/call";
import { drivenLines } from "../../lines/drivenLines";
import { ProblemError } from "../../http/problemError";
import { ageError, checkApplicant, genderError } from "./applicant";
import { stateOf } from "./parts";
import { forUpdateOf, saveParts } from "./store";

export const driversRoutes = [
  route(updateDrivers, async (call) => {
    const found = await forUpdateOf(call, drivenLines);
    const state = stateOf(found.parts);
    const errors = call.body.drivers.flatMap((driver, index) => errorsOf(driver, index, state));
    if (new Set(call.body.drivers.map(({ sequenceNum }) => sequenceNum)).size < call.body.drivers.length) {
      errors.push({ pointer: "/drivers", message: "Two drivers have the same sequenceNum" });
    }
    if (errors.length > 0) throw new ProblemError("VALIDATION", { errors });
    if (call.body.personalInfo) checkApplicant(found.line, state, call.body.personalInfo, "/personalInfo");

    const before = new Map(found.parts.drivers?.map((driver) => [driver.id, driver]));
    const drivers = call.body.drivers.map((driver) => withHistory(driver, driver.id === undefined ? undefined : before.get(driver.id)));
    const personalInfo = { ...found.parts.personalInfo, ...call.body.personalInfo };
    const { applicationId, revision } = await saveParts(call.db, found, { drivers, personalInfo });
    const primary = drivers.find(({ sequenceNum }) => sequenceNum === 0);
    return { applicationId, revision, applicantId: found.applicantId, driverDateLicensed: primary?.driverDateLicensed ?? null, drivers };
  }),
];

/** Counts that weren't sent stay as they were; an id of another application becomes a new one. */
function withHistory(driver: Driver, before: (Driver & { id: string }) | undefined): Driver & { id: string } {
  if (!before) return { ...driver, id: newId() };
  const { atFaultAccidentsCount, notAtFaultAccidentsCount, violationsCount } = before;
  return {
    ...(atFaultAccidentsCount !== undefined && { atFaultAccidentsCount }),
    ...(notAtFaultAccidentsCount !== undefined && { notAtFaultAccidentsCount }),
    ...(violationsCount !== undefined && { violationsCount }),
    ...driver,
    id: before.id,
  };
}

/**
 * Nobody is covered longer than licensed (spec §5): the main driver counts. "5 years or more" says five, or the years licensed
 * (decision 80). A day of grace given.
 */
export function yearsCoveredErrors(
  { yearsWithContinuousCoverageAuto: years = 0 }: AdditionalInfo,
  drivers: readonly Driver[] = [],
  today = calendarDay(new Date()),
): FieldError[] {
  const main = drivers.find(({ sequenceNum }) => sequenceNum === 0);
  if (!main) return [];
  const licensed = parseIsoDate(main.driverDateLicensed ?? "");
  // Where the licence isn't asked, nobody says more than five.
  const longest = licensed ? yearsBetween(licensed, addDays(today, 1)) : coverageYears.max;
  if (years <= longest) return [];
  return [{ pointer: "/yearsWithContinuousCoverageAuto", message: "Length of coverage time cannot be more than licensed" }];
}

function errorsOf(driver: Driver, index: number, state: string): FieldError[] {
  const today = calendarDay(new Date());
  const wrongGender = genderError(driver.gender, state);
  if (wrongGender !== null) return [{ pointer: `/drivers/${index}/gender`, message: wrongGender }];
  const born = parseIsoDate(driver.dob);
  const tomorrow = addDays(today, 1);
  const message = ageError(driver.dob, age, today);
  if (!born || message !== null) return [{ pointer: `/drivers/${index}/dob`, message: message ?? "Invalid date" }];
  if (driver.driverDateLicensed === undefined) return [];
  const licensed = parseIsoDate(driver.driverDateLicensed);
  // A month alone is sent as its first day, which may lie before the birthday in that month.
  const earliest = { ...addYears(born, licensedFromAge), day: 1 };
  if (licensed && compareDates(licensed, earliest) >= 0 && compareDates(licensed, tomorrow) <= 0) return [];
  return [{ pointer: `/drivers/${index}/driverDateLicensed`, message: "Not the date of a driver's first licence" }];
}

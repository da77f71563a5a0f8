import type { AdditionalInfo } from "../../../../src/api/contract/applications/additionalInfo";
import type { Driver } from "../../../../src/api/contract/applications/driver";
import { updateDrivers } from "../../../../src/api/contract/applications/updateDrivers";
import type { FieldError } from "../../../../src/api/contract/problem";
import { licenseFault } from "../../../../src/business/ageRules";
import { coverageFault } from "../../../../src/business/coverageRules";
import { driverAge } from "../../../../src/business/limits";
import { addDays, type CalendarDate, calendarDay, parseIsoDate, yearsBetween } from "../../../../src/kernel/dates";
import { newId } from "../../../../src/kernel/ids";
import { route } from "../../http/call";
import { drivenLines } from "../../driven/drivenLines";
import { ageErrors, checkApplicant, dayFault, genderErrors, grace } from "../../applications/applicant";
import { stateOf } from "../../database/parts";
import { refusal, refuse } from "../../applications/refusal";
import { forUpdateOf, saveParts } from "../../applications/store";

export const driversRoutes = [
  route(updateDrivers, async (call) => {
    const found = await forUpdateOf(call, drivenLines);
    const state = stateOf(found.parts);
    const today = calendarDay(call.now);
    const errors = call.body.drivers.flatMap((driver, index) => errorsOf(driver, index, state, today));
    if (new Set(call.body.drivers.map(({ sequenceNum }) => sequenceNum)).size < call.body.drivers.length) {
      errors.push({ pointer: "/drivers", message: "Two drivers have the same sequenceNum" });
    }
    refuse(errors);
    if (call.body.personalInfo) checkApplicant(found.line, state, call.body.personalInfo, "/personalInfo", today);

    const before = new Map(found.parts.drivers?.map((driver) => [driver.id, driver]));
    const drivers = call.body.drivers.map((driver) => withHistory(driver, driver.id === undefined ? undefined : before.get(driver.id)));
    const personalInfo = { ...found.parts.personalInfo, ...call.body.personalInfo };
    const { applicationId, revision } = await saveParts(call.db, found, { drivers, personalInfo });
    const primary = drivers.find(({ sequenceNum }) => sequenceNum === 0);
    return { applicationId, revision, applicantId: found.applicantId, driverDateLicensed: primary?.driverDateLicensed ?? null, drivers };
  }),
];

/** Counts that weren't sent stay unchanged; an id of another application is replaced by a new one. */
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

/** Coverage can't be longer than the main driver has been licensed. */
export function yearsCoveredErrors({ yearsWithContinuousCoverageAuto: years = 0 }: AdditionalInfo, drivers: readonly Driver[] | undefined, today: CalendarDate): FieldError[] {
  const main = drivers?.find(({ sequenceNum }) => sequenceNum === 0);
  if (!main) return [];
  const licensed = parseIsoDate(main.driverDateLicensed ?? "");
  return refusal("/yearsWithContinuousCoverageAuto", coverageFault(years, licensed && yearsBetween(licensed, addDays(today, grace))));
}

export function errorsOf({ dob, gender, driverDateLicensed }: Driver, index: number, state: string, today: CalendarDate): FieldError[] {
  const at = `/drivers/${index}`;
  const errors = [...genderErrors(`${at}/gender`, gender, state), ...ageErrors(`${at}/dob`, dob, driverAge, today)];
  // The license date is compared with the birth date, which has to be valid first.
  if (errors.length > 0 || driverDateLicensed === undefined) return errors;
  return refusal(`${at}/driverDateLicensed`, dayFault(driverDateLicensed, (day) => licenseFault(day, parseIsoDate(dob), today, grace)));
}

import type { Driver } from "../../api/contract/applications/driver";
import type { updateDrivers } from "../../api/contract/applications/updateDrivers";
import type { BodyOf } from "../../api/contract/requests";
import { isBarred } from "../../business/states";
import type { Answers } from "../../flow/field";
import { parseMonth } from "../../flow/rules/date";
import type { CalendarDate } from "../../kernel/dates";
import { isoDate, parseDate } from "../../kernel/dates";
import { wireMaritalStatus } from "../person/maritalStatus";
import { wirePerson } from "../person/wirePerson";
import { driverHistory } from "../history/fields";
import type { DriverHistory } from "../history/fields";
import { drivers } from "./fields";
import type { DriverAnswer } from "./driverAnswer";

const day = (date: CalendarDate | null): string => (date ? isoDate(date) : "");

/** A driver without id and history. Answers that the state bars aren't sent, even if the visitor gave them in another state. */
export function wireDriver(driver: DriverAnswer, sequenceNum: number, state: string | null): Driver {
  const { firstName, lastName, gender, maritalStatus } = driver;
  const allowed = (factor: Parameters<typeof isBarred>[1]): boolean => state === null || !isBarred(state, factor);
  const licensed = parseMonth(driver.driverDateLicensed);
  return {
    sequenceNum,
    firstName,
    lastName,
    dob: day(parseDate(driver.dateOfBirth)),
    ...(gender !== "" && allowed("gender") && { gender }),
    ...(allowed("maritalStatus") && wireMaritalStatus(maritalStatus)),
    ...(licensed && allowed("experience") && { driverDateLicensed: isoDate(licensed) }),
  };
}

/** The person on the policy: the main driver, with e-mail and, if given, phone. `referral` is the code that the visitor arrived with. */
export function policyHolder(answers: Answers, referral: string): NonNullable<BodyOf<typeof updateDrivers>["personalInfo"]> {
  const [main] = answers.get(drivers);
  return {
    ...wirePerson(answers),
    ...(main && { firstName: main.firstName, lastName: main.lastName, dateOfBirth: day(parseDate(main.dateOfBirth)) }),
    ...(referral && { referralCode: referral }),
  };
}

/** PATCH drivers, with the history of the drivers who were asked for it. */
export function driversRequest(answers: Answers, state: string | null, referral = ""): BodyOf<typeof updateDrivers> {
  const history: Readonly<Record<string, DriverHistory | undefined>> = answers.get(driverHistory);
  return {
    drivers: answers.get(drivers).map((driver, index) => ({
      ...wireDriver(driver, index, state),
      ...(driver.id !== undefined && { id: driver.id }),
      ...history[driver.key],
    })),
    personalInfo: policyHolder(answers, referral),
  };
}

import { requests } from "../../src/api/contract/requests";
import { describe, expect, it } from "vitest";
import { emailErrors } from "../../embed-demo/service/applications/applicant";
import { errorsOf as driverErrors } from "../../embed-demo/service/routes/applications/drivers";
import { errorsOf as vehicleErrors } from "../../embed-demo/service/routes/applications/vehicles";
import { additionalInfo } from "../../src/api/contract/applications/additionalInfo";
import { driver } from "../../src/api/contract/applications/driver";
import { petDetails } from "../../src/api/contract/applications/createPet";
import { propertyPrefill } from "../../src/api/contract/applications/property";
import { email as wireEmail, personName as wireName, phone as wirePhone, zipCode as wireZip } from "../../src/api/contract/values";
import { vin as wireVin } from "../../src/api/contract/vehicle";
import { claimCount, driverAge, drivers, home, length, licensedFromAge, mileage, petAge, phone as phoneLimit, vehicleYear, vehicles, vin, zip } from "../../src/business/limits";
import { topLevelDomains } from "../../embed-demo/service/reference/topLevelDomains";
import { answersOf } from "../../src/flow/field";
import type { AnyField } from "../../src/flow/field";
import { zipCode } from "../../src/flow/rules/address";
import { dateLicensed } from "../../src/flow/rules/date";
import { email } from "../../src/flow/rules/email";
import { personName } from "../../src/flow/rules/name";
import { phone } from "../../src/flow/rules/phone";
import type { Rule } from "../../src/flow/rules/rule";
import { addDays, addYears, calendarDay, formatDate, isoDate } from "../../src/kernel/dates";
import { petAge as petAgeField } from "../../src/lines/pet/fields";
import { driverBirthDate } from "../../src/steps/drivers/itemFields";
import { driverHistory } from "../../src/steps/history/fields";
import { milesField } from "../../src/steps/mileage/fields";
import { numberOfFloors, numberOfStories, squareFootage, yearBuilt } from "../../src/steps/prefill/fields";
import { modelYear, vinForm } from "../../src/steps/vehicles/itemRules";

const now = new Date(2026, 5, 15, 12);
const today = calendarDay(now);
const context = { answers: answersOf({}), state: "TX", now, domains: topLevelDomains };
const passes = (rule: Rule<string>, value: string): boolean => rule(value, context) === null;
const rule = (field: AnyField, value: unknown): boolean => !field.rule?.(value, context);

/** The form and the service judge the same answers, one on each side of every bound. */
describe("form and service agree on", () => {
  it.each(["Ada", "O’Hara-Lane Jr.", "Peña", "a".repeat(length.name), "a".repeat(length.name + 1), "Ada 2", "Ada_", "-", "", "李"])("the name %j", (name) => {
    expect(wireName.safeParse(name).success).toBe(passes(personName({ key: "", english: "" }), name));
  });

  it.each([
    "maya@example.com", "a.@b.com", ".a@b.com", "a@b", "a@b.notatld", "a..b@c.com", "a@b@c.com", "a b@c.com", "a@b_c.com", "a@-b.com", "@b.com",
    `${"a".repeat(length.email - 6)}@b.com`, `${"a".repeat(length.email - 5)}@b.com`,
  ])("the e-mail address %j", (address) => {
    const taken = wireEmail.safeParse(address).success && emailErrors("", address).length === 0;
    expect(taken).toBe(passes(email, address));
  });

  it.each([-1, 0, 1].map((more) => "7".repeat(zip.digits + more)))("the ZIP code %s", (typed) => {
    expect(wireZip.safeParse(typed).success).toBe(passes(zipCode, typed));
    expect(passes(zipCode, typed)).toBe(typed.length === zip.digits);
  });

  const national = "6145550138".slice(0, phoneLimit.digits);
  it.each([national, `${phoneLimit.countryCode}${national}`, `+${phoneLimit.countryCode} ${national}`, national.slice(1), `${national}9`, "2945550138", "6141550138"])(
    "the telephone number %s",
    (typed) => expect(wirePhone.safeParse(typed).success).toBe(passes(phone, typed)),
  );

  const head = "1HGCM82633A0".slice(0, vin.length - vin.numericTail);
  it.each([`${head}04352`, `${head}0435`, `${head}043522`, `${head}0435X`, `I${head.slice(1)}04352`, `-${head.slice(1)}04352`])("the VIN %s", (typed) => {
    expect(wireVin.safeParse(typed).success).toBe(passes(vinForm(() => []), typed));
  });

  it.each([
    ["car", vehicleYear.autoMin, today.year + 1],
    ["motorcycle", vehicleYear.motorcycleMin, today.year + 1],
  ] as const)("the model year of a %s", (type, oldest, newest) => {
    const judged = (year: number) => {
      const errors = vehicleErrors([{ sequenceNum: 0, plMake: "Honda", plModel: "X", plYear: year }], type, mileage.auto, today.year);
      expect(errors.length === 0, String(year)).toBe(passes(modelYear({ type }), String(year)));
      return errors.length === 0;
    };
    expect([oldest - 1, oldest, newest, newest + 1].map(judged)).toEqual([false, true, true, false]);
  });

  it.each([
    ["miles of a car", milesField("numberOfMiles", mileage.auto), additionalInfo, mileage.auto],
    ["miles of a motorcycle", milesField("annualMileage", mileage.motorcycle), additionalInfo, mileage.motorcycle],
    ["square feet", squareFootage, propertyPrefill, home.squareFeet],
    ["stories", numberOfStories, propertyPrefill, home.stories],
    ["floors", numberOfFloors, propertyPrefill, { min: home.stories.min, max: home.stories.condoMax }],
  ])("%s", (_what, field, schema, { min, max }) => {
    const judged = [min - 1, min, max, max + 1].map((number) => {
      const isTaken = schema.safeParse({ [field.name]: number }).success;
      expect(rule(field, String(number)), String(number)).toBe(isTaken);
      return isTaken;
    });
    expect(judged).toEqual([false, true, true, false]);
  });

  it("the oldest year built", () => {
    for (const year of [home.yearBuiltMin - 1, home.yearBuiltMin]) expect(propertyPrefill.safeParse({ yearBuilt: year }).success).toBe(rule(yearBuilt, String(year)));
  });

  // The service allows a day of grace for visitors in another time zone.
  it.each([
    ["too young", addDays(addYears(today, -driverAge.min), 2), false],
    ["just old enough", addYears(today, -driverAge.min), true],
    ["just young enough", addDays(addYears(today, -driverAge.max - 1), 1), true],
    ["too old", addDays(addYears(today, -driverAge.max - 1), -1), false],
  ])("a driver who is %s", (_who, born, right) => {
    const told = { sequenceNum: 0, firstName: "Ada", lastName: "Reyes", dob: isoDate(born) };
    expect(driverErrors(told, 0, "TX", today).length === 0).toBe(right);
    expect(rule(driverBirthDate, formatDate(born))).toBe(right);
  });

  it.each([
    [0, true],
    [-1, false],
  ])("a first license %i days after the first possible month", (days, right) => {
    const licensed = addDays({ year: 1988 + licensedFromAge, month: 4, day: 1 }, days);
    const told = { sequenceNum: 0, firstName: "Ada", lastName: "Reyes", dob: "1988-04-12", driverDateLicensed: isoDate(licensed) };
    expect(driverErrors(told, 0, "TX", today).length === 0).toBe(right);
    expect(passes(dateLicensed(() => "4/12/1988"), formatDate(licensed))).toBe(right);
  });

  it.each([
    [claimCount.min - 1, false],
    [claimCount.min, true],
    [claimCount.max, true],
    [claimCount.max + 1, false],
  ])("%i accidents", (count, right) => {
    const counts = { atFaultAccidentsCount: count, notAtFaultAccidentsCount: 0, violationsCount: 0 };
    expect(driverHistory.shape.safeParse({ maya: counts }).success).toBe(right);
    expect(driver.safeParse({ sequenceNum: 0, firstName: "Ada", lastName: "Reyes", dob: "1988-04-12", ...counts }).success).toBe(right);
  });

  it.each([petAge.min - 1, petAge.min, petAge.max, petAge.max + 1])("a pet of %i", (years) => {
    expect(petDetails.shape.petAge.safeParse(years).success).toBe(petAgeField.shape.safeParse(String(years)).success);
  });

  it.each([
    ["drivers", requests.updateDrivers.body.shape.drivers, drivers.max, { firstName: "Ada", lastName: "Reyes", dob: "1988-04-12" }],
    ["vehicles", requests.updateVehicles.body.shape.personalVehiclesData, vehicles.max, { plYear: 2020, plMake: "Honda", plModel: "Accord" }],
  ])("how many %s there may be", (_what, list, max, one) => {
    const many = (count: number) => Array.from({ length: count }, (_member, sequenceNum) => ({ ...one, sequenceNum }));
    expect([0, 1, max, max + 1].map((count) => list.safeParse(many(count)).success)).toEqual([false, true, true, false]);
  });
});

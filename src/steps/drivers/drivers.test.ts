import { describe, expect, it } from "vitest";
import { driverAge } from "../../business/limits";
import type { RuleContext } from "../../flow/field";
import { answersOf } from "../../flow/field";
import { say } from "../../kernel/phrase";
import { driverHistory } from "../history/fields";
import type { DriverAnswer } from "./driverAnswer";
import { drivers } from "./fields";
import { gendersIn } from "../person/gender";
import { driverFields, gender, mainDriverFields } from "./itemFields";
import { driversRequest, wireDriver } from "./requests";
import { yearsLicensed } from "./yearsLicensed";

const maya: DriverAnswer = {
  key: "maya",
  firstName: "Maya",
  lastName: "Okafor",
  dateOfBirth: "9/7/1985",
  gender: "Female",
  maritalStatus: "Married",
  driverDateLicensed: "06/2005",
};
const context = (state: string | null, values: Record<string, unknown> = {}): RuleContext => ({
  answers: answersOf(values),
  state,
  now: new Date(2026, 5, 15, 12),
});
const all = [...mainDriverFields];
const messages = (values: Record<string, unknown>, state: string) =>
  Object.fromEntries(
    all.flatMap((field) => {
      const message = field.rule?.(values[field.name] ?? field.initial, context(state, values));
      return message ? [[field.name, say(message)]] : [];
    }),
  );

describe("the questions about a driver", () => {
  const barrable = {
    gender: "Select a gender",
    maritalStatus: "Select a marital status",
    driverDateLicensed: "Enter when this driver was first licensed",
  };
  const always = {
    firstName: "Enter a first name",
    lastName: "Enter a last name",
    dateOfBirth: "Enter a birthdate",
  };
  it.each<[string, (keyof typeof barrable)[]]>([
    ["TX", ["gender", "maritalStatus", "driverDateLicensed"]],
    ["FL", ["gender", "maritalStatus", "driverDateLicensed"]],
    ["CA", ["driverDateLicensed"]],
    ["MA", ["driverDateLicensed"]],
    ["MI", ["driverDateLicensed"]],
    ["HI", []],
    ["PA", ["maritalStatus", "driverDateLicensed"]],
    ["NC", ["maritalStatus", "driverDateLicensed"]],
  ])("in %s", (state, asked) => {
    expect(messages({}, state)).toEqual({ ...always, ...Object.fromEntries(asked.map((name) => [name, barrable[name]])) });
  });

  it("don't require an email address before something is sent to it, but check one that is given", () => {
    const asked = { ...maya, driverDateLicensed: "09/1999" };
    expect(messages({ ...asked, email: "" }, "TX")).toEqual({});
    expect(messages({ ...asked, email: "maya" }, "TX")).toEqual({ email: "Must contain an @ symbol" });
  });

  it("check the license date against the birth date beside it", () => {
    expect(messages({ ...maya, email: "m@example.com", driverDateLicensed: "08/1999" }, "TX")).toEqual({
      driverDateLicensed: "Check this date. Drivers must be at least 14 when first licensed.",
    });
    expect(messages({ ...maya, email: "m@example.com", driverDateLicensed: "09/1999" }, "TX")).toEqual({});
  });

  it.each([
    ["CO", true],
    ["DC", true],
    ["NY", true],
    ["OR", true],
    ["VA", true],
    ["TX", false],
    [null, false],
  ])("non-binary in %s: %s", (state, offered) => {
    expect(gendersIn(state).includes("NonBinary")).toBe(offered);
    expect(gender.rule?.("NonBinary", context(state)) ?? null).toEqual(offered ? null : expect.objectContaining({ english: "Select a gender" }));
  });
});

describe("the list of drivers", () => {
  const judged = (list: readonly DriverAnswer[], state = "TX") => {
    const message = drivers.rule?.(list, context(state));
    return message ? say(message) : null;
  };
  const many = (count: number) => Array.from({ length: count }, (_member, index) => ({ ...maya, key: String(index) }));
  it.each([
    ["nobody", [], "Add the main driver"],
    ["one", many(1), null],
    ["six", many(6), null],
    ["seven", many(7), "You can add up to 6 drivers"],
    ["one without a gender", [{ ...maya, gender: "" as const }], "Maya: a few details are missing"],
    ["one too young", [{ ...maya, dateOfBirth: `6/16/${2026 - driverAge.min}` }], "Maya: a few details are missing"],
  ])("of %s", (_what, list, message) => expect(judged(list)).toBe(message));

  it("after a move, requires the answers that the new state asks for", () => {
    const fromCalifornia = { ...maya, gender: "" as const, maritalStatus: "" as const };
    expect(judged([fromCalifornia], "CA")).toBeNull();
    expect(judged([fromCalifornia], "TX")).toBe("Maya: a few details are missing");
  });

  it("accepts only its own shape", () => {
    expect(drivers.shape.safeParse([maya]).success).toBe(true);
    expect(drivers.shape.safeParse([{ ...maya, gender: "x" }]).success).toBe(false);
  });
});

describe("on the wire", () => {
  const base = { sequenceNum: 0, firstName: "Maya", lastName: "Okafor", dob: "1985-09-07" };
  const whole = { ...base, gender: "Female", maritalStatus: "Married", driverDateLicensed: "2005-06-01" };
  it.each<[string, Partial<DriverAnswer>, string | null, object]>([
    ["everything", {}, "TX", whole],
    ["single is left out", { maritalStatus: "Single" }, "TX", { ...base, gender: "Female", driverDateLicensed: "2005-06-01" }],
    ["a domestic partner isn't", { maritalStatus: "DomesticPartner" }, "TX", { ...whole, maritalStatus: "DomesticPartner" }],
    ["a whole licence date", { driverDateLicensed: "6/15/2005" }, "TX", { ...whole, driverDateLicensed: "2005-06-15" }],
    ["California", {}, "CA", { ...base, driverDateLicensed: "2005-06-01" }],
    ["Massachusetts", {}, "MA", { ...base, driverDateLicensed: "2005-06-01" }],
    ["Hawaii", {}, "HI", base],
    ["Pennsylvania", {}, "PA", { ...base, maritalStatus: "Married", driverDateLicensed: "2005-06-01" }],
    ["only what was answered", { gender: "", maritalStatus: "", driverDateLicensed: "" }, "TX", base],
  ])("%s", (_what, change, state, wire) => expect(wireDriver({ ...maya, ...change }, 0, state)).toEqual(wire));

  it("contains ids, and the history of drivers who were asked for it", () => {
    const counts = { atFaultAccidentsCount: 1, notAtFaultAccidentsCount: 0, violationsCount: 2 };
    const answers = answersOf({
      drivers: [{ ...maya, id: "d1" }, { ...maya, key: "sam", firstName: "Sam" }],
      [driverHistory.name]: { maya: counts, gone: counts },
      email: " Maya@Example.com",
      primaryPhoneNumber: "+1 (614) 555-0138",
    });
    expect(driversRequest(answers, "HI", "WELCOME-9TQ4KX7M2VRB").personalInfo).toMatchObject({ referralCode: "WELCOME-9TQ4KX7M2VRB" });
    const body = driversRequest(answers, "HI");
    expect(body.drivers).toEqual([{ ...base, id: "d1", ...counts }, { ...base, firstName: "Sam", sequenceNum: 1 }]);
    expect(body.personalInfo).toEqual({
      firstName: "Maya",
      lastName: "Okafor",
      dateOfBirth: "1985-09-07",
      email: "maya@example.com",
      primaryPhoneNumber: "6145550138",
    });
  });
});

it.each([
  ["06/2005", "TX", 21],
  ["06/15/2025", "TX", 1],
  ["06/16/2025", "TX", 0],
  ["06/2026", "TX", 0],
  ["", "TX", null],
  ["06/2005", "HI", null],
])("licensed %s in %s: %j years", (driverDateLicensed, state, years) => {
  expect(yearsLicensed(context(state, { drivers: [{ ...maya, driverDateLicensed }] }))).toBe(years);
});

it("asks only the main driver for contact details", () => {
  const names = driverFields.map((field) => field.name);
  expect(mainDriverFields.map((field) => field.name).filter((name) => !names.includes(name))).toEqual(["email", "primaryPhoneNumber"]);
});

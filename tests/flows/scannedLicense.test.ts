// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { fieldId } from "../../src/form/Form";
import { scannedIn } from "../../src/form/scanned";
import type { AnyField } from "../../src/flow/field";
import { line } from "../../src/lines/auto/line";
import type { License } from "../../src/scan/readLicense";
import { addressLine1, addressLine2, addressSearch, cityField, startInManualMode, stateField, zipField } from "../../src/session/fields/address";
import { dateOfBirth, firstName, lastName } from "../../src/session/fields/person";
import { driverBirthDate, driverDateLicensed, driverFields } from "../../src/steps/drivers/itemFields";
import { gender } from "../../src/steps/person/gender";
import { fillFields } from "../../src/steps/scan/fillFields";
import { openFunnel } from "./funnel";

const license: License = {
  firstName: "Maya",
  lastName: "Okafor",
  isNameCut: false,
  dateOfBirth: "09/07/1985",
  gender: "Female",
  address: { addressLine1: "418 Alder St", addressLine2: "Apt 2", city: "Columbus", state: "OH", zipCode: "43215" },
  state: "OH",
  firstLicensed: "06/01/2005",
  expired: null,
};
const scope = "driver-1";
const addressForm: readonly AnyField[] = [addressSearch, addressLine1, addressLine2, cityField, stateField, zipField];
const person: readonly AnyField[] = [firstName, lastName, dateOfBirth];

/** A form with these drafts; `scan` reads a license into it, and says which questions it has answered, and which it has left. */
function formOf(fields: readonly AnyField[], within: string | undefined, typed: Readonly<Record<string, unknown>> = {}, state = "OH") {
  const { session } = openFunnel(line, []);
  session.commit({ [stateField.name]: fields === addressForm ? "" : state });
  const draft = (field: AnyField, at = within) => session.draft<unknown>(field, at);
  for (const field of [...fields, ...person]) if (field.name in typed) draft(field, fields.includes(field) ? within : undefined).value = typed[field.name];
  return {
    session,
    scan(given: Partial<License> = {}, overwrites = false) {
      const { filled, kept } = fillFields(session, { ...license, ...given }, fields, within, overwrites);
      return [filled.map(({ name }) => name), kept.map(({ name }) => name)];
    },
    values: (asked = fields, at = within) => asked.map((field) => draft(field, at).peek()),
    marked: (field: AnyField, at = within) => scannedIn(session).peek()[fieldId(field.name, at)],
  };
}

describe("a license read into a driver's form", () => {
  const asked = [firstName, lastName, driverBirthDate, gender, driverDateLicensed];
  const names = asked.map(({ name }) => name);
  const whole = ["Maya", "Okafor", "09/07/1985", "Female", "06/01/2005"];

  it("answers what it says, and marks it as read", () => {
    const form = formOf(driverFields, scope);
    expect(form.scan()).toEqual([names, []]);
    expect(form.values(asked)).toEqual(whole);
    expect(asked.map((field) => form.marked(field))).toEqual(whole);
    expect(person.map((field) => form.session.draft(field).peek()), "another driver is nobody's policyholder").toEqual(["", "", ""]);
  });

  it.each<[string, Partial<License>, string, readonly string[]]>([
    ["without a name and a first day", { firstName: null, firstLicensed: null }, "OH", ["lastName", "dateOfBirth", "gender"]],
    ["with a gender that the state doesn't offer", { gender: "NonBinary" }, "TX", ["firstName", "lastName", "dateOfBirth", "driverDateLicensed"]],
    ["with a gender that the state offers", { gender: "NonBinary" }, "CO", ["firstName", "lastName", "dateOfBirth", "gender", "driverDateLicensed"]],
    ["without a gender", { gender: null }, "OH", ["firstName", "lastName", "dateOfBirth", "driverDateLicensed"]],
    ["where the state forbids the first day", {}, "HI", ["firstName", "lastName", "dateOfBirth"]],
  ])("%s answers the rest", (_what, given, state, filled) => {
    const form = formOf(driverFields, scope, {}, state);
    expect(form.scan(given)).toEqual([filled, []]);
  });

  it("keeps what was typed and differs, unless it is to overwrite it", () => {
    const form = formOf(driverFields, scope, { firstName: "May", lastName: "Okafor" });
    expect(form.scan()).toEqual([names.slice(1), ["firstName"]]);
    expect(form.values(asked)).toEqual(["May", ...whole.slice(1)]);
    expect(form.marked(firstName)).toBeUndefined();
    expect(form.scan({}, true)).toEqual([names, []]);
    expect(form.values(asked)).toEqual(whole);
  });

  it("replaces what another license said, which nobody typed", () => {
    const form = formOf(driverFields, scope);
    form.scan();
    expect(form.scan({ firstName: "Sam", lastName: "Lee" })).toEqual([names, []]);
    expect(form.values([firstName, lastName])).toEqual(["Sam", "Lee"]);
  });
});

describe("a license read into the address's form", () => {
  const parts = ["418 Alder St", "Apt 2", "Columbus", "OH", "43215"];

  it.each([
    ["by its search, without the unit", false, ["addressSearch"], ["418 Alder St, Columbus, OH 43215", ...parts]],
    ["by its parts", true, ["addressLine1"], ["", ...parts]],
  ])("answers it %s, and the person of a later step", (_how, isManual, filled, values) => {
    const form = formOf(addressForm, undefined);
    form.session.set(startInManualMode, isManual);
    expect(form.scan()).toEqual([filled, []]);
    expect(form.values()).toEqual(values);
    expect(form.values(person)).toEqual(["Maya", "Okafor", "09/07/1985"]);
  });

  it("replaces no part of an address that was typed, nor a name, but answers what wasn't", () => {
    const form = formOf(addressForm, undefined, { addressLine1: "12 Elm St", firstName: "May" });
    expect(form.scan()).toEqual([[], ["addressSearch"]]);
    expect(form.values()).toEqual(["", "12 Elm St", "", "", "", ""]);
    expect(form.values(person)).toEqual(["May", "Okafor", "09/07/1985"]);
    expect(form.scan({}, true)[0]).toEqual(["addressSearch"]);
    expect([form.values()[1], form.values(person)[0]]).toEqual(["418 Alder St", "May"]);
  });

  it("keeps a typed unit that the license doesn't have, with the rest of the address", () => {
    const form = formOf(addressForm, undefined, { addressLine1: "418 Alder St", addressLine2: "Apt 3" });
    form.session.set(startInManualMode, true);
    const noUnit = { address: { ...license.address!, addressLine2: "" } };
    expect(form.scan(noUnit)).toEqual([[], ["addressLine1"]]);
    expect(form.values([addressLine1, addressLine2])).toEqual(["418 Alder St", "Apt 3"]);
    form.scan(noUnit, true);
    expect(form.values([addressLine1, addressLine2, cityField])).toEqual(["418 Alder St", "", "Columbus"]);
  });

  it("without an address leaves it, and answers the person", () => {
    const form = formOf(addressForm, undefined, { addressLine1: "12 Elm St" });
    expect(form.scan({ address: null, firstName: null })).toEqual([[], []]);
    expect([form.values()[1], form.values(person)]).toEqual(["12 Elm St", ["", "Okafor", "09/07/1985"]]);
  });
});

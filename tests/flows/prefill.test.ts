// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { applyAddressPrefill } from "../../src/app/incoming/addressPrefill";
import { applyPrefill } from "../../src/app/incoming/prefill";
import { line } from "../../src/lines/auto/line";
import { addressLine1, addressSearch, cityField, startInManualMode } from "../../src/session/fields/address";
import { dateOfBirth, firstName, phoneField } from "../../src/session/fields/person";
import { openFunnel } from "./funnel";

const address = { addressLine1: "412 Main St", city: "Austin", state: "TX", zipCode: "78701" };

const filled = (data: unknown) => {
  const { session } = openFunnel(line, []);
  applyPrefill(session, data);
  return (field: typeof firstName) => session.draft(field).peek();
};

it.each([
  ["a whole address, in the one field where it is asked", address, addressSearch, "412 Main St, Austin, TX 78701"],
  ["a part of one, in the fields by hand", { addressLine1: "412 Main St", city: "Austin" }, cityField, "Austin"],
  ["a part of one, which is nothing to search for", { addressLine1: "412 Main St", city: "Austin" }, addressSearch, ""],
  ["what to search for, as it stands", { ...address, addressSearch: "412 Ma" }, addressSearch, "412 Ma"],
  ["a date as the wire has it", { dateOfBirth: "1985-09-07" }, dateOfBirth, "09/07/1985"],
  ["a date as people type it", { dateOfBirth: "9/7/1985" }, dateOfBirth, "9/7/1985"],
  ["a day that doesn't exist, for the visitor to mend", { dateOfBirth: "1985-02-30" }, dateOfBirth, "1985-02-30"],
  ["a number in digits", { primaryPhoneNumber: "+15125550134" }, phoneField, "(512) 555-0134"],
  ["nothing of another shape", { firstName: 7 }, firstName, ""],
])("takes %s", (_what, data, field, value) => expect(filled(data)(field)).toBe(value));

it.each([
  ["where the host says so", { startInManualMode: true }, true],
  ["for a part of an address, which couldn't be seen in one line", { addressLine1: "412 Main St", city: "Austin" }, true],
  ["not for a whole one", address, false],
  ["not for a ZIP code alone", { zipCode: "78701" }, false],
])("manual address entry is on: %s", (_what, data, isManual) => {
  const { session } = openFunnel(line, []);
  applyPrefill(session, data);
  expect(session.draft(startInManualMode).peek()).toBe(isManual);
});

it.each([true, false])("manual address entry follows the address parameter: %s", (said) => {
  const { session } = openFunnel(line, []);
  applyAddressPrefill(session, btoa(JSON.stringify({ ...address, startInManualMode: said })));
  expect(session.draft(startInManualMode).peek()).toBe(said);
});

it.each([null, "Ada", 7])("%s isn't a prefill", (data) => expect(filled(data)(addressLine1)).toBe(""));

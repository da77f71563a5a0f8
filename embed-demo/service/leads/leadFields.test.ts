import { expect, it } from "vitest";
import { keepsPurchase, updatedFields } from "./leadFields";

const before = { insuranceLine: "PERSONAL_AUTO", firstName: "Ada", carrier: "Tern & Tide", carrierId: "tern", scope: "FullQuote", selectedCarrierSpecificQuoteId: "TER-1234567890" } as const;
const { selectedCarrierSpecificQuoteId: _id, carrierId: _carrier, scope: _scope, ...without } = before;

it.each([
  ["nothing of the quote", { firstName: "Bo" }, { ...before, firstName: "Bo" }],
  ["another quote", { carrier: "Millrace", selectedCarrierSpecificQuoteId: "MIL-1" }, { ...without, carrier: "Millrace", selectedCarrierSpecificQuoteId: "MIL-1" }],
  ["an additional carrier, who has no quote", { carrier: "Millrace" }, { ...without, carrier: "Millrace" }],
])("an update with %s", (_what, sent, after) => {
  expect(updatedFields(before, sent)).toEqual(after);
});

it.each([
  ["is forgotten", { firstName: "Ada" }, ["phone"], { firstName: "Ada" }],
  ["is kept if it is sent as well", { phone: "5125550199" }, ["phone"], { phone: "5125550199" }],
  ["that it never had changes nothing", {}, ["maritalStatus"], { phone: "5125550134" }],
] as const)("what was withdrawn %s", (_what, sent, withdrawn, after) => {
  const { insuranceLine } = before;
  expect(updatedFields({ insuranceLine, phone: "5125550134" }, sent, withdrawn)).toEqual({ insuranceLine, ...after });
});

it.each([
  ["no carrier", {}, "DIGITAL_BIND"],
  ["the same carrier", { carrierId: "tern" }, "DIGITAL_BIND"],
  ["another carrier", { carrierId: "millrace" }, "HAPPY"],
])("a lead whose purchase has started remains one with %s", (_what, sent, recordType) => {
  expect(keepsPurchase({ ...before, recordType: "DIGITAL_BIND" }, { ...sent, recordType: "HAPPY" })).toMatchObject({ recordType });
  expect(keepsPurchase(before, { ...sent, recordType: "COMPLEX" })).toMatchObject({ recordType: "COMPLEX" });
});

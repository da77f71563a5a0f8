import { expect, it } from "vitest";
import { creationAt } from "../../../src/api/contract/applications/creationAt";
import { updateDrivers } from "../../../src/api/contract/applications/updateDrivers";
import { updateGeneralInfo } from "../../../src/api/contract/applications/updateGeneralInfo";
import { createHandOffToken } from "../../../src/api/contract/handOffTokens";
import { createLead } from "../../../src/api/contract/leads";
import type { Endpoint } from "../../../src/api/contract/endpoint";
import type { Call } from "../http/call";
import { demoStaging } from "./demoStaging";

const refuse = (endpoint: Endpoint, body: unknown) => demoStaging.refuse(endpoint, { body } as Call<Endpoint>);

const pet = (petName: string, email: string) => ({ pet: { petName, email } }) as Parameters<typeof demoStaging.scenario>[0];

it.each([
  ["No Quotes", "a@example.com", "noquotes"],
  ["Biscuit", "half.fail@example.com", "halffail"],
  ["Biscuit", "a@example.com", null],
])("a pet called %s, written to at %s, provokes %s", (petName, email, scenario) => {
  expect(demoStaging.scenario(pet(petName, email))).toBe(scenario);
});

it.each<[string, Endpoint, object]>([
  ["PREMIUM_TOO_HIGH", creationAt("homeowners"), { personalInfo: { lastName: "Too Expensive" } }],
  ["INTERNAL", updateGeneralInfo, { personalInfoData: { lastName: "Server Error" } }],
  ["INTERNAL", updateDrivers, { drivers: [{ lastName: "Reyes" }, { lastName: "server-error" }] }],
  ["COST_TOO_HIGH", creationAt("homeowners"), { propertyAddress: { addressLine1: "1 Costly Manor St" } }],
  ["HAND_OFF_FAILED", createHandOffToken, { lead: { lastName: "Lost Token" } }],
])("refuses with %s", async (code, endpoint, body) => {
  await expect(refuse(endpoint, body)).rejects.toThrow(code);
});

it.each<[string, Endpoint, object]>([
  ["a lead, whoever it is about", createLead, { lastName: "Server Error", propertyAddress: { addressLine1: "1 Costly Manor St" } }],
  ["an ordinary name", updateGeneralInfo, { personalInfoData: { lastName: "Constructor" } }],
])("accepts %s", async (_what, endpoint, body) => {
  await expect(refuse(endpoint, body)).resolves.toBeUndefined();
});

import { expect, it } from "vitest";
import { occupancyTypes } from "../../../../src/business/property";
import type { ApplicationParts } from "../../database/parts";
import { recordsOutcome } from "../../staging/testInputs";
import { premiumsOf } from "../premiums";
import { stateRates } from "../../reference/stateRates";
import { landlordKind } from "./kind";
import { landlordRate } from "./rate";

const address = { addressLine1: "1 Full Records St", city: "Somewhere", state: "TX", zipCode: "78701" };
const premiums = (additionalInfo: ApplicationParts["additionalInfo"]) =>
  premiumsOf(landlordRate.ratingInput({ propertyAddress: address, staged: recordsOutcome(address.addressLine1) ?? {}, additionalInfo }, { year: 2026, month: 6, day: 1 })!);

it("moves with the home type and with every use but the usual one", () => {
  const usual = premiums({ occupancyType: ["TENANT_PRIMARY"] });
  expect(premiums({ homeType: "MULTI_FAMILY", occupancyType: ["TENANT_PRIMARY"] })).not.toEqual(usual);
  for (const use of occupancyTypes.slice(1)) expect(premiums({ occupancyType: ["TENANT_PRIMARY", use] }), use).not.toEqual(usual);
});

it("costs a quarter more than the same house lived in (Insurance Information Institute)", () => {
  const rates = stateRates("TX");
  expect(landlordKind.average(rates)).toBe(1.25 * rates.homeowners);
});

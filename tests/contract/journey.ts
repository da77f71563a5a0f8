import { expect } from "vitest";
import { creationAt } from "../../src/api/contract/applications/creationAt";
import { submitApplication } from "../../src/api/contract/applications/submitApplication";
import { updateAdditionalInfo } from "../../src/api/contract/applications/updateAdditionalInfo";
import { updateDrivers } from "../../src/api/contract/applications/updateDrivers";
import { listVehicles } from "../../src/api/contract/applications/listVehicles";
import { updateVehicles } from "../../src/api/contract/applications/updateVehicles";
import type { BodyOf } from "../../src/api/contract/requests";
import { listQuotes, type QuoteList } from "../../src/api/contract/quotes";
import { createClient, type Client } from "../../src/api/client";
import { newId } from "../../src/kernel/ids";
import type { Result } from "../../src/kernel/result";

export const clientOf = (url: string, partnerKey = "pk_default_demo"): Client => createClient({ baseUrl: url, partnerKey });

/** Returns the value of a call that has to succeed. */
export function value<Value>(result: Result<Value, { code: string }>): Value {
  expect(result).toMatchObject({ ok: true });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

export const austin = { addressLine1: "412 Main St", city: "Austin", state: "TX", zipCode: "78701" };

export const driver: BodyOf<typeof updateDrivers>["drivers"][number] = {
  sequenceNum: 0,
  firstName: "Ada",
  lastName: "Reyes",
  dob: "1988-04-12",
  gender: "Female",
  driverDateLicensed: "2006-05-01",
};

export const camry: BodyOf<typeof updateVehicles>["personalVehiclesData"][number] = {
  sequenceNum: 0,
  vin: "4T1A311K4LA123456",
  plYear: 2020,
  plMake: "Toyota",
  plModel: "Camry",
  bodyStyle: "Sedan",
  ownershipType: "Owned",
};

export interface Begun {
  applicationId: string;
  token: string;
  revision: number;
}

/** Creates an application, in the lead's session if there is one. */
export async function begin(client: Client, propertyAddress = austin, lead?: { leadId: string; token: string }): Promise<Begun> {
  const body = { propertyAddress, ...(lead && { leadId: lead.leadId }) };
  return value(await client.call(creationAt("auto"), { body, token: lead?.token, idempotencyKey: newId() }));
}

/** Creates an auto application with everything that rating needs. */
export async function complete(client: Client, lastName = driver.lastName, lead?: { leadId: string; token: string }): Promise<Begun> {
  const begun = await begin(client, austin, lead);
  const { applicationId, token } = begun;
  const under = { params: { applicationId }, token };
  value(await client.call(updateDrivers, { ...under, revision: 0, body: { drivers: [{ ...driver, lastName }] } }));
  value(await client.call(updateAdditionalInfo, { ...under, revision: 1, body: { numberOfMiles: 11_000, yearsWithContinuousCoverageAuto: 3 } }));
  const { personalVehicles } = value(await client.call(updateVehicles, { ...under, revision: 2, body: { personalVehiclesData: [camry] } }));
  expect(value(await client.call(listVehicles, under)).personalVehicles).toEqual(personalVehicles);
  return { ...begun, revision: 3 };
}

export const submit = async (client: Client, { applicationId, token }: Begun) =>
  value(await client.call(submitApplication, { params: { applicationId }, token, body: {} }));

export const quotesOf = async (client: Client, { applicationId, token }: Begun): Promise<QuoteList> =>
  value(await client.call(listQuotes, { params: { applicationId }, token }));

/** Polls until the list matches; the test's own time limit ends it otherwise. */
export async function until(client: Client, begun: Begun, wanted: (list: QuoteList) => boolean): Promise<QuoteList> {
  for (;;) {
    const list = await quotesOf(client, begun);
    if (wanted(list)) return list;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const isDone = ({ status }: QuoteList): boolean => status === "Completed" || status === "Failed";

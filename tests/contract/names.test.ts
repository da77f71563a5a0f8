import { beforeAll, describe, expect, it } from "vitest";
import { creationAt } from "../../src/api/contract/applications/creationAt";
import { createPetApplication } from "../../src/api/contract/applications/createPet";
import { fillPrefill } from "../../src/api/contract/applications/propertyData";
import { updateDrivers } from "../../src/api/contract/applications/updateDrivers";
import { updateGeneralInfo } from "../../src/api/contract/applications/updateGeneralInfo";
import { updateVehicles } from "../../src/api/contract/applications/updateVehicles";
import { createLead } from "../../src/api/contract/leads";
import type { Client } from "../../src/api/client";
import { addDays, calendarDay, isoDate } from "../../src/kernel/dates";
import { newId } from "../../src/kernel/ids";
import { onEveryEngine } from "./engines";
import { austin, begin, camry, clientOf, complete, driver, isDone, submit, until, value } from "./journey";

const petOf = (petName: string) =>
  ({
    email: "ada@example.com",
    mailingAddress: { state: "TX", zipCode: "78701" },
    petName,
    petAge: 3,
    petType: "DOG",
    petCode: "BEAGLE",
    effectiveDate: isoDate(addDays(calendarDay(new Date()), 2)),
  }) as const;

onEveryEngine("Names", (start) => {
  /** Makes every call that takes a name with this one. */
  async function walk(client: Client, lastName: string): Promise<void> {
    const person = { firstName: "Ada", lastName };
    const lead = value(await client.call(createLead, { body: { insuranceLine: "PERSONAL_HOME", ...person }, idempotencyKey: newId() }));
    const body = { leadId: lead.leadId, propertyAddress: austin, personalInfo: person };
    const { applicationId, token } = value(await client.call(creationAt("homeowners"), { body, token: lead.token, idempotencyKey: newId() }));
    value(await client.call(updateGeneralInfo, { params: { applicationId }, token, revision: 0, body: { personalInfoData: person } }));
    const auto = await begin(client);
    value(await client.call(updateDrivers, { params: { applicationId: auto.applicationId }, token: auto.token, revision: 0, body: { drivers: [{ ...driver, lastName }], personalInfo: person } }));
    value(await client.call(createPetApplication, { body: petOf(lastName), idempotencyKey: newId() }));
  }

  describe("that JavaScript uses itself", () => {
    it.each(["Constructor", "Valueof", "Hasownproperty", "Tostring"])("%s is a name like any other", async (name) => {
      const { url, stop } = await start();
      await walk(clientOf(url), name);
      await stop();
    });

    it("change no price when given as a body style", async () => {
      const { url, stop } = await start();
      const client = clientOf(url);
      const begun = await complete(client);
      const { applicationId, token, revision } = begun;
      value(await client.call(updateVehicles, { params: { applicationId }, token, revision, body: { personalVehiclesData: [{ ...camry, bodyStyle: "Constructor" }] } }));
      await submit(client, begun);
      const { quotes } = await until(client, begun, isDone);
      expect(quotes.length).toBeGreaterThan(0);
      expect(quotes.filter(({ premium }) => !(premium > 0))).toEqual([]);
      await stop();
    });
  });

  describe("and streets of the demo's test inputs, when these are off", () => {
    let client: Client;
    beforeAll(async () => {
      client = clientOf((await start({ testInputs: false })).url);
    });

    it.each(["Server Error", "Too Expensive", "Lost Token"])("%s is a name like any other", async (name) => {
      await walk(client, name);
    });

    it.each(["1 Server Error St", "1 Unserved St", "1 Costly Manor St", "1 Lost Records St"])("%s is a street like any other", async (addressLine1) => {
      const propertyAddress = { ...austin, addressLine1 };
      const { applicationId, token } = value(await client.call(creationAt("homeowners"), { body: { propertyAddress }, idempotencyKey: newId() }));
      value(await client.call(fillPrefill, { params: { applicationId }, token, body: {} }));
    });

    it("No Quotes gets quotes", async () => {
      const begun = await complete(client, "No Quotes");
      await submit(client, begun);
      expect((await until(client, begun, isDone)).quotes.length).toBeGreaterThan(0);
    });
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { creationAt } from "../../src/api/contract/applications/creationAt";
import { createLifeApplication } from "../../src/api/contract/applications/createLife";
import { createPetApplication } from "../../src/api/contract/applications/createPet";
import { fillPrefill } from "../../src/api/contract/applications/propertyData";
import { readApplication } from "../../src/api/contract/applications/readApplication";
import { updateAdditionalInfo } from "../../src/api/contract/applications/updateAdditionalInfo";
import { updateCohabitation } from "../../src/api/contract/applications/updateCohabitation";
import { updateCoverages } from "../../src/api/contract/applications/updateCoverages";
import { updateDiscounts } from "../../src/api/contract/applications/updateDiscounts";
import { updateDrivers } from "../../src/api/contract/applications/updateDrivers";
import { updateGeneralInfo } from "../../src/api/contract/applications/updateGeneralInfo";
import { updateLife } from "../../src/api/contract/applications/updateLife";
import { updatePrefill } from "../../src/api/contract/applications/updatePrefill";
import { updateVehicles } from "../../src/api/contract/applications/updateVehicles";
import { listCoverages } from "../../src/api/contract/coverages";
import type { BodyOf } from "../../src/api/contract/requests";
import { createLead } from "../../src/api/contract/leads";
import { listPetBreeds } from "../../src/api/contract/petBreeds";
import { selectQuote } from "../../src/api/contract/quotes";
import type { Client } from "../../src/api/client";
import { insuranceLines } from "../../src/business/lines";
import type { PropertyLine } from "../../src/business/propertyLines";
import { addDays, calendarDay, isoDate } from "../../src/kernel/dates";
import { newId } from "../../src/kernel/ids";
import type { Start } from "./engines";
import { austin, clientOf, driver, isDone, submit, until, value, type Begun } from "./journey";

const address = { ...austin, addressLine1: "1 Full Records St" };
const person = { firstName: "Ada", lastName: "Reyes", dateOfBirth: "1988-04-12", email: "ada@example.com" } as const;
const inDays = (days: number): string => isoDate(addDays(calendarDay(new Date()), days));
const start = inDays(10);

const properties = insuranceLines.flatMap((line) => ("risk" in line && line.risk === "property" ? [{ line: line.wire, create: creationAt(line.slug) }] : []));

const life: BodyOf<typeof updateLife> = {
  personalInfo: { firstName: "Ada", lastName: "Reyes", dateOfBirth: "1988-04-12", gender: "Female" },
  health: { healthRating: "Great" },
  smoker: "Never",
  usages: [],
  selectedType: "TERM",
  deathBenefit: 500_000,
  termDuration: 20,
};

const pet: BodyOf<typeof createPetApplication> = {
  email: "ada@example.com",
  mailingAddress: { state: "TX", zipCode: "78701" },
  petName: "Biscuit",
  petAge: 3,
  petType: "DOG",
  petCode: "BEAGLE",
  effectiveDate: inDays(2),
};

/** Tests every line but auto from its first call to a selected quote, and the inputs that each of its calls refuses. */
export function furtherLines(startService: Start): void {
  let client: Client;
  let url = "";
  beforeAll(async () => {
    ({ url } = await startService());
    client = clientOf(url);
  });

  const begin = async (line: PropertyLine, addressLine1 = address.addressLine1): Promise<Begun> => {
    const { create } = properties.find((property) => property.line === line)!;
    return value(await client.call(create, { body: { propertyAddress: { ...address, addressLine1 } }, idempotencyKey: newId() }));
  };
  const under = ({ applicationId, token }: Begun) => ({ params: { applicationId }, token });
  const quoted = async (begun: Begun) => {
    const { carriersAsked } = await submit(client, begun);
    const list = await until(client, begun, isDone);
    expect(list).toMatchObject({ status: "Completed", carriersAnswered: carriersAsked });
    expect(list.quotes.length).toBeGreaterThan(0);
    return list.quotes;
  };

  it.each(properties)("$line: from the address to quotes", async ({ line }) => {
    const begun = await begin(line);
    const at = under(begun);
    if (line !== "RENTERS") {
      const filled = value(await client.call(fillPrefill, { ...at, body: {} }));
      expect(filled).toMatchObject({ providerStatus: "COMPLETE", prefillData: { squareFootage: 2_140 }, origins: { squareFootage: "PUBLIC_RECORD" } });
      const changed = value(await client.call(updatePrefill, { ...at, revision: 0, body: { product: line, prefillData: { squareFootage: 2_300, centralAC: false } } }));
      expect(changed.replacementCost).toBeGreaterThan(filled.replacementCost ?? Infinity);
      expect(changed).toMatchObject({ revision: 1, providerRecalculatedReplacementCost: true, origins: { squareFootage: "CUSTOMER" } });
      expect(value(await client.call(fillPrefill, { ...at, body: {} }))).toMatchObject({ replacementCost: changed.replacementCost });
    }
    let revision = line === "RENTERS" ? 0 : 1;
    if (line === "PERSONAL_HOME") {
      // A new home's impossible roof age is ignored once the roof was never updated.
      const prefillData = { yearBuilt: new Date().getFullYear() - 2, roofUpdated: false, timeSinceRoofUpdate: "FIVE_TO_TEN" } as const;
      const kept = value(await client.call(updatePrefill, { ...at, revision: revision++, body: { product: line, prefillData } }));
      expect(kept.prefillData.timeSinceRoofUpdate).toBeUndefined();
    }
    const discountsData = { smokeDetector: true, deadBoltLocks: true };
    const discounts = value(await client.call(updateDiscounts, { ...at, revision: revision++, body: { product: line, state: "TX", discountsData } }));
    expect(discounts.appliedDiscounts).toEqual([{ id: "PROTECTIVE_DEVICES", percent: 10 }]);
    value(await client.call(updateCohabitation, { ...at, revision: revision++, body: { cohabitationData: { dog: true } } }));
    value(await client.call(updateAdditionalInfo, { ...at, revision: revision++, body: { homeType: "TOWNHOUSE", occupancyType: ["TENANT_PRIMARY"] } }));
    // A scenario's carriers never fail at random. Otherwise one in fifty fails or times out, and only one renters company
    // can bind.
    const insured = { ...person, lastName: "Slow Carriers" };
    const body = { personalInfoData: insured, insuranceStartData: { effectiveDate: start } };
    value(await client.call(updateGeneralInfo, { ...at, revision: revision++, body }));
    const chosen = value(await client.call(updateCoverages, { ...at, revision: revision++, body: { editableCoverages: { allPerils: "2500" } } }));
    expect(chosen.editableCoverages.find(({ apiKey }) => apiKey === "allPerils")?.value).toBe("2500");

    const quotes = await quoted(begun);
    const defined = value(await client.call(listCoverages, { query: { line, state: "TX" } })).coverages.map(({ id }) => id);
    for (const { coverages } of quotes) expect(coverages.map(({ id }) => id)).toEqual(defined);
    expect(value(await client.call(readApplication, at))).toMatchObject({
      insuranceLine: line,
      revision,
      personalInfo: insured,
      startDate: start,
      cohabitationData: { dog: true },
      discountsData,
      appliedDiscounts: discounts.appliedDiscounts,
    });
    if (line === "RENTERS") {
      const online = quotes.find(({ isBindable }) => isBindable);
      expect(online?.carrierId).toBe("pebbletrail");
      const selected = await client.call(selectQuote, { params: { quoteId: online?.id ?? "" }, token: begun.token, body: { product: line } });
      expect(value(selected)).toMatchObject({ isBindable: true, quoteStatus: "BINDABLE" });
    }
  });

  it("MOTORCYCLE: from the address to quotes, from 1981 on and without coverage data", async () => {
    const begun = value(await client.call(creationAt("motorcycle"), { body: { propertyAddress: austin }, idempotencyKey: newId() }));
    const at = under(begun);
    value(await client.call(updateDrivers, { ...at, revision: 0, body: { drivers: [driver] } }));
    const ride = (plYear: number) => ({ sequenceNum: 0, plYear, plMake: "HONDA", plModel: "Gold Wing", ownershipType: "Lien" as const });
    const send = (plYear: number) => client.call(updateVehicles, { ...at, revision: 1, body: { personalVehiclesData: [ride(plYear)], autoCoverageData: { collisionDeductible: "250" } } });
    expect(await send(1980)).toMatchObject({ error: { code: "VALIDATION", errors: [{ pointer: "/personalVehiclesData/0/plYear" }] } });
    expect(value(await send(1981)).currentApplicationState.editableCoverages).toEqual([]);
    value(await client.call(updateAdditionalInfo, { ...at, revision: 2, body: { annualMileage: 2_500 } }));
    expect(value(await client.call(readApplication, at)).autoCoverageData).toBeUndefined();
    await quoted(begun);
  });

  it("LIFE: from the state to quotes that show what they ask for", async () => {
    const begun = value(await client.call(createLifeApplication, { body: { mailingAddress: { state: "TX" } }, idempotencyKey: newId() }));
    value(await client.call(updateLife, { ...under(begun), revision: 0, body: life }));
    const raised = value(await client.call(updateCoverages, { ...under(begun), revision: 1, body: { editableCoverages: { faceAmount: "750000" } } }));
    expect(raised.editableCoverages[0]?.value).toBe("750000");
    expect(value(await client.call(readApplication, under(begun)))).toMatchObject({ life: { mailingAddress: { state: "TX" }, deathBenefit: 750_000 }, personalInfo: { gender: "Female" } });
    const [quote] = await quoted(begun);
    expect(quote?.coverages.map(({ id }) => id)).toEqual(["COVERAGE", "POLICY_DURATION", "MEDICAL_EXAM", "INSTANT_DECISION", "LIVING_BENEFITS"]);
    expect(quote?.coverages[0]?.amount).toBe(750_000);
  });

  it("PET: from one call to quotes", async () => {
    const { dogs, cats } = value(await client.call(listPetBreeds, {}));
    expect(dogs).toContainEqual({ name: "Beagle", code: "BEAGLE" });
    expect(cats[0]?.name).toBe("Domestic Shorthair");
    const begun = value(await client.call(createPetApplication, { body: pet, idempotencyKey: newId() }));
    const [quote] = await quoted(begun);
    expect(quote?.coverages.map(({ id }) => id)).toEqual(["CoverageLimit", "Deductible", "Copay"]);
  });

  it("RENTERS: person and start date are replaced as a whole, and omitted parts are forgotten", async () => {
    const begun = await begin("RENTERS");
    const at = under(begun);
    const send = async (revision: number, personalInfoData: object, insuredResideTime?: string) =>
      value(await client.call(updateGeneralInfo, { ...at, revision, body: { personalInfoData, insuranceStartData: { effectiveDate: inDays(30), ...(insuredResideTime && { insuredResideTime }) } } }));
    await send(0, { ...person, maritalStatus: "Married", primaryPhoneNumber: "6145550138" }, "2019-07-01");
    const [married] = await quoted(begun);
    await send(1, person);
    expect(value(await client.call(readApplication, at)).personalInfo).toEqual(person);
    const [single] = await quoted(begun);
    expect(single?.premium).not.toBe(married?.premium);
  });

  describe("refuse", () => {
    it.each([
      ["PERSONAL_HOME", "1 Grand Estate Dr", "COST_TOO_HIGH"],
      ["CONDOMINIUM", "1 Grand Estate Dr", "COST_TOO_HIGH"],
      ["CONDOMINIUM", "1 Lost Records St", "PREFILL_FAILED"],
    ] as const)("%s at %s: %s", async (line, street, code) => {
      expect(await client.call(fillPrefill, { ...under(await begin(line, street)), body: {}, idempotencyKey: newId() })).toMatchObject({ error: { code } });
    });

    it.each([
      ["a cost too high", { squareFootage: 20_000, constructionQuality: "PREMIUM" }, { code: "COST_TOO_HIGH" }],
      ["a roof updated before the home was built", { yearBuilt: new Date().getFullYear() - 4, timeSinceRoofUpdate: "FIVE_TO_TEN" }, { errors: [{ pointer: "/prefillData/timeSinceRoofUpdate" }] }],
      ["a year after next", { yearBuilt: new Date().getFullYear() + 2 }, { errors: [{ pointer: "/prefillData/yearBuilt" }] }],
      ["99 square feet", { squareFootage: 99 }, { errors: [{ pointer: "/prefillData/squareFootage" }] }],
      ["no story", { numberOfStories: 0 }, { errors: [{ pointer: "/prefillData/numberOfStories" }] }],
    ] as [string, BodyOf<typeof updatePrefill>["prefillData"], object][])("%s, and keep nothing of the edit", async (_name, prefillData, error) => {
      const begun = await begin("PERSONAL_HOME");
      expect(await client.call(updatePrefill, { ...under(begun), revision: 0, body: { product: "PERSONAL_HOME", prefillData } })).toMatchObject({ error });
      expect(value(await client.call(fillPrefill, { ...under(begun), body: {} })).prefillData).toMatchObject({ squareFootage: 2_140, yearBuilt: 1_998 });
    });

    it.each([
      ["a deductible that isn't sold", { allPerils: "2501" }, "/editableCoverages/allPerils"],
      ["a coverage that nobody chooses", { windstorm: "5" }, "/editableCoverages/windstorm"],
    ])("%s", async (_name, editableCoverages, pointer) => {
      const begun = await begin("PERSONAL_HOME");
      expect(await client.call(updateCoverages, { ...under(begun), revision: 0, body: { editableCoverages } })).toMatchObject({ error: { errors: [{ pointer }] } });
    });

    it.each([
      ["a start today and earlier", { insuranceStartData: { effectiveDate: inDays(-1) } }, { errors: [{ pointer: "/insuranceStartData/effectiveDate" }] }],
      ["a start beyond 60 days", { insuranceStartData: { effectiveDate: inDays(62) } }, { errors: [{ pointer: "/insuranceStartData/effectiveDate" }] }],
      ["a renter since before 1970", { insuranceStartData: { effectiveDate: inDays(30), insuredResideTime: "1969-12-31" } }, { errors: [{ pointer: "/insuranceStartData/insuredResideTime" }] }],
      ["a name too expensive", { personalInfoData: { lastName: "Too Expensive" } }, { code: "PREMIUM_TOO_HIGH" }],
      ["a name with a number", { personalInfoData: { firstName: "Ada2" } }, { errors: [{ pointer: "/personalInfoData/firstName" }] }],
      ["a name of punctuation alone", { personalInfoData: { lastName: "-" } }, { errors: [{ pointer: "/personalInfoData/lastName" }] }],
      ["an area code that nobody has", { personalInfoData: { primaryPhoneNumber: "2945550138" } }, { errors: [{ pointer: "/personalInfoData/primaryPhoneNumber" }] }],
      ["two dots in a row", { personalInfoData: { email: "ada..r@example.com" } }, { errors: [{ pointer: "/personalInfoData/email" }] }],
      ["a domain that doesn't exist", { personalInfoData: { email: "ada@example.notatld" } }, { errors: [{ pointer: "/personalInfoData/email" }] }],
    ])("%s", async (_name, body, error) => {
      const begun = await begin("RENTERS");
      expect(await client.call(updateGeneralInfo, { ...under(begun), revision: 0, body })).toMatchObject({ error });
    });

    it.each([
      ["an age above 80", { personalInfo: { dateOfBirth: `${new Date().getFullYear() - 82}-01-01` } }, "/personalInfo/dateOfBirth"],
      ["an amount that isn't on offer", { deathBenefit: 510_000 }, "/deathBenefit"],
      ["a smoker who smokes nothing", { smoker: "Currently", usages: [] }, "/usages"],
      ["a last use before birth", { smoker: "Previously", usages: [{ product: "Pipe", period: "previously", frequency: 12, lastUseDate: "1980-01-01" }] }, "/usages/0/lastUseDate"],
    ] as [string, BodyOf<typeof updateLife>, string][])("life: %s", async (_name, change, pointer) => {
      const begun = value(await client.call(createLifeApplication, { body: { mailingAddress: { state: "TX" } }, idempotencyKey: newId() }));
      const body = { ...life, ...change, personalInfo: { ...life.personalInfo, ...change.personalInfo } };
      expect(await client.call(updateLife, { ...under(begun), revision: 0, body })).toMatchObject({ error: { errors: [{ pointer }] } });
    });

    it.each([
      ["Server Error", "INTERNAL"],
      ["Too Expensive", "PREMIUM_TOO_HIGH"],
    ])("life: a create for a lead called %s", async (lastName, code) => {
      const made = value(await client.call(createLead, { body: { insuranceLine: "LIFE", lastName }, idempotencyKey: newId() }));
      // The client would repeat a request that fails with 500.
      const response = await fetch(`${url}${createLifeApplication.path}`, {
        method: "POST",
        headers: { "X-Partner-Key": "pk_default_demo", "Content-Type": "application/json", "Idempotency-Key": newId(), Authorization: `Bearer ${made.token}` },
        body: JSON.stringify({ mailingAddress: { state: "TX" }, leadId: made.leadId }),
      });
      expect(await response.json()).toMatchObject({ code });
    });

    it.each([
      ["a cat's breed for a dog", { petCode: "MAINE_COON" }, { errors: [{ pointer: "/petCode" }] }],
      ["a ZIP code of another state", { mailingAddress: { state: "TX", zipCode: "10001" } }, { errors: [{ pointer: "/mailingAddress/zipCode" }] }],
      ["a start before the state's first day", { effectiveDate: inDays(0) }, { errors: [{ pointer: "/effectiveDate" }] }],
      ["21 years", { petAge: 21 }, { errors: [{ pointer: "/petAge" }] }],
      ["a name too expensive", { petName: "Too Expensive" }, { code: "PREMIUM_TOO_HIGH" }],
      ["a name of an error", { petName: "Server Error" }, { code: "INTERNAL" }],
      ["a state that isn't served", { mailingAddress: { state: "AK", zipCode: "99501" } }, { code: "CODE_NOT_SUPPORTED" }],
    ] as [string, Partial<typeof pet>, object][])("pet: %s", async (_name, change, error) => {
      // The client would repeat a request that fails with 500.
      const init = { method: "POST", headers: { "X-Partner-Key": "pk_default_demo", "Content-Type": "application/json", "Idempotency-Key": newId() } };
      const response = await fetch(`${url}${createPetApplication.path}`, { ...init, body: JSON.stringify({ ...pet, ...change }) });
      expect(await response.json()).toMatchObject(error);
    });

    it.each([
      ["a street in other characters", { addressLine1: "1 Main St; Rear" }, "addressLine1"],
      ["a city with a number", { city: "Austin 2" }, "city"],
      ["a ZIP code of another state", { zipCode: "10001" }, "zipCode"],
      ["a ZIP code that nobody has", { zipCode: "00000" }, "zipCode"],
    ])("%s", async (_name, change, member) => {
      const made = await client.call(creationAt("renters"), { body: { propertyAddress: { ...address, ...change } }, idempotencyKey: newId() });
      expect(made).toMatchObject({ error: { code: "VALIDATION", errors: [{ pointer: `/propertyAddress/${member}` }] } });
    });

    it("parts that a line doesn't have, and a submission before the parts that it is rated on", async () => {
      const home = await begin("PERSONAL_HOME", "1 No Records St");
      expect(await client.call(updateLife, { ...under(home), revision: 0, body: life })).toMatchObject({ error: { code: "NOT_FOUND" } });
      expect(await client.call(updateDrivers, { ...under(home), revision: 0, body: { drivers: [driver] } })).toMatchObject({ error: { code: "NOT_FOUND" } });
      const unfinished = value(await client.call(createLifeApplication, { body: { mailingAddress: { state: "TX" } }, idempotencyKey: newId() }));
      expect(await client.call(fillPrefill, { ...under(unfinished), body: {} })).toMatchObject({ error: { code: "NOT_FOUND" } });
      for (const begun of [home, unfinished]) await expect(submit(client, begun)).rejects.toThrow();
    });
  });
}

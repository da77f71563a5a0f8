import { beforeAll, describe, expect, it } from "vitest";
import type { AutoCoverageData } from "../../src/api/contract/applications/autoCoverageData";
import { creationAt } from "../../src/api/contract/applications/creationAt";
import { readApplication } from "../../src/api/contract/applications/readApplication";
import { readPrefill } from "../../src/api/contract/applications/readPrefill";
import { updateAdditionalInfo } from "../../src/api/contract/applications/updateAdditionalInfo";
import { updateCoverages } from "../../src/api/contract/applications/updateCoverages";
import { updateDrivers } from "../../src/api/contract/applications/updateDrivers";
import { updateVehicles } from "../../src/api/contract/applications/updateVehicles";
import { recordEvents } from "../../src/api/contract/events";
import { readReadiness } from "../../src/api/contract/health";
import { createLead, deleteLead, listConsents, readLead, recordConsent, updateLead } from "../../src/api/contract/leads";
import { readLeadLookup } from "../../src/api/contract/leadLookups";
import { problem } from "../../src/api/contract/problem";
import { listAdditionalQuotes, listQuotes, selectQuote, streamQuotes, type QuoteEvent } from "../../src/api/contract/quotes";
import { readPartner } from "../../src/api/contract/partners";
import { listProducts } from "../../src/api/contract/products";
import { readReferral } from "../../src/api/contract/referrals";
import { decodeVin, listMakes, listModels } from "../../src/api/contract/vehicles";
import { readZipCode } from "../../src/api/contract/zipCodes";
import type { Client } from "../../src/api/client";
import { claimCount, driverAge, length, licensedFromAge } from "../../src/business/limits";
import { newId } from "../../src/kernel/ids";
import { onEveryEngine } from "./engines";
import { furtherLines } from "./furtherLines";
import { handOffs } from "./handOffs";
import { austin, begin, camry, clientOf, complete, driver, isDone, quotesOf, submit, until, value } from "./journey";

const lead = { insuranceLine: "PERSONAL_AUTO", firstName: "Ada" } as const;

onEveryEngine("API", (start) => {
  let url = "";
  let client: Client;
  beforeAll(async () => {
    ({ url } = await start());
    client = clientOf(url);
  });

  /** Sends a request without the client, with any headers and body. */
  const raw = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { "X-Partner-Key": "pk_default_demo", "Content-Type": "application/json", ...init.headers } });
  const codeOf = async (response: Response) => ({ status: response.status, code: problem.parse(await response.json()).code });

  describe("leads", () => {
    it("are created, updated by revision, read and deleted", async () => {
      const created = value(await client.call(createLead, { body: lead, idempotencyKey: newId() }));
      expect(created).toMatchObject({ quoteStatus: "CAPTURED", recordType: "HAPPY", revision: 0 });
      const under = { params: { leadId: created.leadId }, token: created.token };

      const updated = value(await client.call(updateLead, { ...under, revision: 0, body: { quoteStatus: "QUOTED", recordType: "COMPLEX" } }));
      expect(updated).toMatchObject({ quoteStatus: "QUOTED", recordType: "COMPLEX", revision: 1 });
      expect(await client.call(updateLead, { ...under, revision: 0, body: { firstName: "B" } })).toMatchObject({
        error: { code: "REVISION_CONFLICT", status: 409, revision: 1 },
      });
      expect(await client.call(updateLead, { ...under, body: { firstName: "B" } })).toMatchObject({ error: { code: "REVISION_REQUIRED" } });

      value(await client.call(deleteLead, under));
      expect(await client.call(readLead, under)).toMatchObject({ error: { code: "NOT_FOUND" } });
    });

    it("record their last activity when sent an empty body, without a revision", async () => {
      const { leadId, token } = value(await client.call(createLead, { body: lead, idempotencyKey: newId() }));
      const under = { params: { leadId }, token };
      const before = value(await client.call(readLead, under));
      expect(value(await client.call(updateLead, { ...under, body: {} })).revision).toBe(0);
      const after = value(await client.call(readLead, under));
      expect(after.lastActivityTimestamp > before.lastActivityTimestamp).toBe(true);
      expect(after.updatedTimestamp).toBe(before.updatedTimestamp);
    });

    it("accept no update and no deletion once finalized", async () => {
      const { leadId, token } = value(await client.call(createLead, { body: lead, idempotencyKey: newId() }));
      const under = { params: { leadId }, token };
      value(await client.call(updateLead, { ...under, revision: 0, body: { quoteStatus: "FINALIZED" } }));
      expect(await client.call(updateLead, { ...under, revision: 1, body: { firstName: "B" } })).toMatchObject({ error: { code: "LEAD_FINALIZED" } });
      expect(await client.call(deleteLead, under)).toMatchObject({ error: { code: "LEAD_FINALIZED" } });
    });

    it.each(["javascript:alert(1)", "shop.test/quote", "data:text/html,x"])("refuse a consent given on the page %s", async (pageUrl) => {
      const { leadId, token } = value(await client.call(createLead, { body: lead, idempotencyKey: newId() }));
      const body = { kind: "CALLS_AND_TEXTS", given: true, text: "Yes", textVersion: "2", pageUrl } as const;
      const refused = await client.call(recordConsent, { params: { leadId }, token, body, idempotencyKey: newId() });
      expect(refused).toMatchObject({ error: { code: "VALIDATION", errors: [{ pointer: "/pageUrl" }] } });
    });

    it.each(["BINDABLE", "PAID", "BOUND"] as const)("never take the status %s from a client, not even in a create", async (quoteStatus) => {
      const refusal = { error: { code: "VALIDATION", errors: [{ pointer: "/quoteStatus" }] } };
      expect(await client.call(createLead, { body: { ...lead, quoteStatus }, idempotencyKey: newId() })).toMatchObject(refusal);
      const { leadId, token } = value(await client.call(createLead, { body: lead, idempotencyKey: newId() }));
      expect(await client.call(updateLead, { params: { leadId }, token, revision: 0, body: { quoteStatus } })).toMatchObject(refusal);
    });

    it("never go back to an earlier status, become quoted when a quote is chosen, and stay an advisor's when it is chosen again", async () => {
      const { leadId, token } = value(await client.call(createLead, { body: lead, idempotencyKey: newId() }));
      const begun = await complete(client, driver.lastName, { leadId, token });
      await submit(client, begun);
      const [quote] = (await until(client, begun, ({ quotes }) => quotes.length > 0)).quotes;
      const choose = async () => value(await client.call(selectQuote, { params: { quoteId: quote?.id ?? "" }, token, body: { product: "PERSONAL_AUTO" } }));
      await choose();
      const under = { params: { leadId }, token };
      const { quoteStatus, revision } = value(await client.call(readLead, under));
      expect(quoteStatus).toBe("QUOTED");
      expect(value(await client.call(updateLead, { ...under, revision, body: { quoteStatus: "CAPTURED", firstName: "Bo" } })).quoteStatus).toBe("QUOTED");
      value(await client.call(updateLead, { ...under, revision: revision + 1, body: { quoteStatus: "FINALIZED" } }));
      await choose();
      expect(value(await client.call(readLead, under)).quoteStatus).toBe("FINALIZED");
    });

    it("get no application once finalized, and never one of another session", async () => {
      const { leadId, token } = value(await client.call(createLead, { body: lead, idempotencyKey: newId() }));
      const strange = await begin(client);
      value(await client.call(updateLead, { params: { leadId }, token, revision: 0, body: { applicationId: strange.applicationId } }));
      expect(value(await client.call(readLead, { params: { leadId }, token })).applicationId).toBeUndefined();
      value(await client.call(updateLead, { params: { leadId }, token, revision: 1, body: { quoteStatus: "FINALIZED" } }));
      const attach = { body: { leadId, propertyAddress: austin }, token, idempotencyKey: newId() };
      expect(await client.call(creationAt("auto"), attach)).toMatchObject({ error: { code: "LEAD_FINALIZED" } });
    });

    it("keep each consent with its text, hash, page and number", async () => {
      const { leadId, token } = value(await client.call(createLead, { body: lead, idempotencyKey: newId() }));
      const under = { params: { leadId }, token };
      const body = {
        kind: "CALLS_AND_TEXTS",
        given: true,
        text: "I agree that Clearmoor may call (512) 555-0134.",
        textVersion: "2",
        pageUrl: "http://shop.test/quote",
        phone: "(512) 555-0134",
        at: "2026-11-21T12:00:00.000Z",
      } as const;
      value(await client.call(recordConsent, { ...under, body, idempotencyKey: newId() }));
      value(await client.call(recordConsent, { ...under, body: { ...body, given: false }, idempotencyKey: newId() }));
      const { consents } = value(await client.call(listConsents, under));
      const { at: _visitorsClock, ...kept } = body;
      expect(consents).toMatchObject([kept, { ...kept, given: false }]);
      for (const { at, receivedTimestamp } of consents) {
        expect(at).toBe(receivedTimestamp);
        expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
      }
      expect(consents[0]?.textHash).toHaveLength(43);
    });
  });

  describe("sessions", () => {
    it("open only their own leads and applications", async () => {
      const mine = await complete(client);
      const other = await begin(client);
      const { leadId } = value(await client.call(createLead, { body: lead, idempotencyKey: newId() }));
      const strange = { params: { applicationId: mine.applicationId }, token: other.token };
      const refused = [
        await client.call(readApplication, strange),
        await client.call(listQuotes, strange),
        await client.call(readPrefill, strange),
        await client.call(updateDrivers, { ...strange, revision: 3, body: { drivers: [driver] } }),
        await client.call(readLead, { params: { leadId }, token: other.token }),
        await client.call(listConsents, { params: { leadId }, token: other.token }),
        await client.call(creationAt("auto"), { body: { leadId, propertyAddress: austin }, token: other.token, idempotencyKey: newId() }),
      ];
      for (const result of refused) expect(result).toMatchObject({ ok: false, error: { code: "NOT_FOUND" } });
      expect(await client.stream(streamQuotes, strange, () => {})).toMatchObject({ reason: "refused", problem: { code: "NOT_FOUND" } });

      await submit(client, mine);
      const list = await until(client, mine, isDone);
      const quoteId = list.quotes[0]?.id ?? "";
      const select = { params: { quoteId }, body: { product: "PERSONAL_AUTO" } } as const;
      expect(await client.call(selectQuote, { ...select, token: other.token })).toMatchObject({ error: { code: "NOT_FOUND" } });
    });

    it("need a token that the service issued to the same partner", async () => {
      const { applicationId, token } = await begin(client);
      const path = `/v1/applications/${applicationId}`;
      expect(await codeOf(await raw(path))).toEqual({ status: 401, code: "TOKEN_MISSING" });
      expect(await codeOf(await raw(path, { headers: { Authorization: "Bearer made-up-token-made-up-token" } }))).toEqual({ status: 401, code: "TOKEN_MISSING" });
      const auvane = clientOf(url, "pk_auvane_demo");
      expect(await auvane.call(readApplication, { params: { applicationId }, token })).toMatchObject({ error: { code: "TOKEN_MISSING" } });
    });

    it("hold both lead and application if the application is created with the lead's token", async () => {
      const created = value(await client.call(createLead, { body: lead, idempotencyKey: newId() }));
      const body = { leadId: created.leadId, propertyAddress: austin };
      const application = value(await client.call(creationAt("auto"), { body, token: created.token, idempotencyKey: newId() }));
      expect(application.token).toBe(created.token);
      const read = value(await client.call(readLead, { params: { leadId: created.leadId }, token: application.token }));
      expect(read.applicationId).toBe(application.applicationId);
    });
  });

  describe("idempotency", () => {
    it("answers a repeated create like the first, including the token", async () => {
      const options = { body: { propertyAddress: austin }, idempotencyKey: newId() };
      const first = value(await client.call(creationAt("auto"), options));
      expect(value(await client.call(creationAt("auto"), options))).toEqual(first);
    });

    it("makes one record for two simultaneous requests", async () => {
      const options = { body: { propertyAddress: austin }, idempotencyKey: newId() };
      const both = await Promise.all([client.call(creationAt("auto"), options), client.call(creationAt("auto"), options)]);
      const [a, b] = both.map((result) => value(result));
      expect(a).toEqual(b);
    });

    it("refuses the key for another request, and a create without a key", async () => {
      const idempotencyKey = newId();
      value(await client.call(createLead, { body: lead, idempotencyKey }));
      expect(await client.call(createLead, { body: { ...lead, firstName: "Bo" }, idempotencyKey })).toMatchObject({ error: { code: "IDEMPOTENCY_CONFLICT" } });
      expect(await codeOf(await raw("/v1/leads", { method: "POST", body: JSON.stringify(lead) }))).toEqual({ status: 428, code: "IDEMPOTENCY_KEY_REQUIRED" });
    });

    it("treats the query as part of the request", async () => {
      const { leadId, token } = value(await client.call(createLead, { body: lead, idempotencyKey: newId() }));
      const options = { params: { leadId }, token, revision: 0, body: { firstName: "Bo" }, idempotencyKey: newId() };
      value(await client.call(updateLead, { ...options, query: { carrier: "Millrace" } }));
      value(await client.call(updateLead, { ...options, query: { carrier: "Millrace" } }));
      expect(await client.call(updateLead, { ...options, query: { carrier: "Ferngate" } })).toMatchObject({ error: { code: "IDEMPOTENCY_CONFLICT" } });
    });

    it("treats the path and the session as part of the request", async () => {
      const { token } = value(await client.call(createLead, { body: lead, idempotencyKey: newId() }));
      const make = async () => value(await client.call(createLead, { body: lead, token, idempotencyKey: newId() })).leadId;
      const [one, two] = [await make(), await make()];
      const update = { token, revision: 0, body: { firstName: "Bo" }, idempotencyKey: newId() };
      value(await client.call(updateLead, { ...update, params: { leadId: one } }));
      expect(await client.call(updateLead, { ...update, params: { leadId: two } })).toMatchObject({ error: { code: "IDEMPOTENCY_CONFLICT" } });
      const create = { body: lead, idempotencyKey: newId() };
      value(await client.call(createLead, { ...create, token }));
      expect(await client.call(createLead, create)).toMatchObject({ error: { code: "IDEMPOTENCY_CONFLICT" } });
    });

    it("forgets the answer of a create that began a session with its lead", async () => {
      const create = { body: lead, idempotencyKey: newId() };
      const first = value(await client.call(createLead, create));
      value(await client.call(deleteLead, { params: { leadId: first.leadId }, token: first.token }));
      expect(value(await client.call(createLead, create)).leadId).not.toBe(first.leadId);
    });

    it("stores no response of a failed request", async () => {
      const idempotencyKey = newId();
      const bad = { ...austin, state: "AK", zipCode: "99501" };
      expect(await client.call(creationAt("auto"), { body: { propertyAddress: bad }, idempotencyKey })).toMatchObject({ error: { code: "CODE_NOT_SUPPORTED" } });
      value(await client.call(creationAt("auto"), { body: { propertyAddress: austin }, idempotencyKey }));
    });

    it("moves an application whose answer was lost to the lead that was made since", async () => {
      const idempotencyKey = newId();
      const lost = value(await client.call(creationAt("auto"), { body: { propertyAddress: austin }, idempotencyKey }));
      const { leadId, token } = value(await client.call(createLead, { body: lead, idempotencyKey: newId() }));
      const options = { body: { leadId, propertyAddress: austin }, token, idempotencyKey };
      const made = value(await client.call(creationAt("auto"), options));
      expect(made).toEqual({ ...lost, token });
      expect(value(await client.call(creationAt("auto"), options))).toEqual(made);
      const params = { applicationId: made.applicationId };
      expect(value(await client.call(readLead, { params: { leadId }, token })).applicationId).toBe(made.applicationId);
      value(await client.call(readApplication, { params, token }));
      expect(await client.call(readApplication, { params, token: lost.token })).toMatchObject({ error: { code: "NOT_FOUND" } });
    });

    it("moves no application under a lead of another session or with another answer", async () => {
      const idempotencyKey = newId();
      const mine = value(await client.call(creationAt("auto"), { body: { propertyAddress: austin }, idempotencyKey }));
      const [own, strange] = await Promise.all([1, 2].map(async () => value(await client.call(createLead, { body: lead, idempotencyKey: newId() }))));
      const under = { token: own!.token, idempotencyKey };
      const stranger = { leadId: strange!.leadId, propertyAddress: austin };
      expect(await client.call(creationAt("auto"), { ...under, body: stranger })).toMatchObject({ error: { code: "NOT_FOUND" } });
      const other = { leadId: own!.leadId, propertyAddress: { ...austin, addressLine1: "12 Other St" } };
      expect(await client.call(creationAt("auto"), { ...under, body: other })).toMatchObject({ error: { code: "IDEMPOTENCY_CONFLICT" } });
      value(await client.call(readApplication, { params: { applicationId: mine.applicationId }, token: mine.token }));
    });

    it("accepts an update repeated with its key although its revision has passed", async () => {
      const { applicationId, token } = await begin(client);
      const options = { params: { applicationId }, token, revision: 0, body: { drivers: [driver] }, idempotencyKey: newId() };
      const first = value(await client.call(updateDrivers, options));
      expect(value(await client.call(updateDrivers, options))).toEqual(first);
    });
  });

  describe("applications", () => {
    it.each([
      ["auto", []],
      ["renters", ["PROPERTY_RECORDS"]],
    ] as const)("of %s list the third-party records to be asked on creation, and have no quote yet", async (line, thirdParties) => {
      const made = value(await client.call(creationAt(line), { body: { propertyAddress: austin }, idempotencyKey: newId() }));
      expect(made).toMatchObject({ thirdParties, quoteId: null });
    });

    it("give drivers permanent ids, and keep their history", async () => {
      const { applicationId, token } = await begin(client);
      const under = { params: { applicationId }, token };
      const first = value(await client.call(updateDrivers, { ...under, revision: 0, body: { drivers: [{ ...driver, violationsCount: 2 }] } }));
      const id = first.drivers[0]?.id ?? "";
      const second = value(await client.call(updateDrivers, { ...under, revision: 1, body: { drivers: [{ ...driver, id }, { ...driver, id: "made-up", sequenceNum: 1 }] } }));
      expect(second.drivers[0]).toMatchObject({ id, violationsCount: 2 });
      expect(second.drivers[1]?.id).not.toBe("made-up");
      expect(second.driverDateLicensed).toBe(driver.driverDateLicensed);
    });

    it("refuse a stale revision and return the current one", async () => {
      const { applicationId, token } = await complete(client);
      const result = await client.call(updateDrivers, { params: { applicationId }, token, revision: 1, body: { drivers: [driver] } });
      expect(result).toMatchObject({ error: { code: "REVISION_CONFLICT", status: 409, revision: 3 } });
    });

    it.each([
      ["an age below the least", { dob: `${new Date().getFullYear() - driverAge.min + 1}-01-01` }, "/drivers/0/dob"],
      ["a day that doesn't exist", { dob: "1990-02-30" }, "/drivers/0/dob"],
      ["a license before one may have it", { driverDateLicensed: `${1988 + licensedFromAge}-03-31` }, "/drivers/0/driverDateLicensed"],
      ["a license in the future", { driverDateLicensed: "2099-01-01" }, "/drivers/0/driverDateLicensed"],
      ["an accident too many", { atFaultAccidentsCount: claimCount.max + 1 }, "/drivers/0/atFaultAccidentsCount"],
      ["a name that is too long", { firstName: "a".repeat(length.name + 1) }, "/drivers/0/firstName"],
      ["a name with a number", { firstName: "Ada2" }, "/drivers/0/firstName"],
      ["a gender that the state doesn't offer", { gender: "NonBinary" as const }, "/drivers/0/gender"],
    ])("point at %s", async (_name, change, pointer) => {
      const { applicationId, token } = await begin(client);
      const result = await client.call(updateDrivers, { params: { applicationId }, token, revision: 0, body: { drivers: [{ ...driver, ...change }] } });
      expect(result).toMatchObject({ error: { code: "VALIDATION", status: 422, errors: [{ pointer }] } });
    });

    it("accept mileage only under the line's own name and within its bounds", async () => {
      const { applicationId, token, revision } = await complete(client);
      const result = await client.call(updateAdditionalInfo, { params: { applicationId }, token, revision, body: { annualMileage: 200 } });
      expect(result).toMatchObject({ error: { code: "VALIDATION", errors: [{ pointer: "/annualMileage" }] } });
    });

    it("refuse an unsupported make, a VIN used twice and a model year too old", async () => {
      const { applicationId, token } = await begin(client);
      const send = (...personalVehiclesData: (typeof camry)[]) =>
        client.call(updateVehicles, { params: { applicationId }, token, revision: 0, body: { personalVehiclesData } });
      expect(await send({ ...camry, plMake: "Ferrari", plModel: "F12" })).toMatchObject({ error: { code: "MAKE_MODEL_UNSUPPORTED" } });
      expect(await send(camry, { ...camry, sequenceNum: 1 })).toMatchObject({ error: { errors: [{ pointer: "/personalVehiclesData/1/vin" }] } });
      expect(await send({ ...camry, plYear: 1989 })).toMatchObject({ error: { errors: [{ pointer: "/personalVehiclesData/0/plYear" }] } });
      expect(await send({ ...camry, plMake: "Other" })).toMatchObject({ error: { errors: [{ pointer: "/personalVehiclesData/0/plMake" }] } });
      expect(await send({ ...camry, numberOfMiles: 999 })).toMatchObject({ error: { errors: [{ pointer: "/personalVehiclesData/0/numberOfMiles" }] } });
      expect(await send({ ...camry, plYear: 1990 })).toMatchObject({ ok: true });
    });

    it("prefill the same vehicles every time", async () => {
      const { applicationId, token } = await begin(client, { ...austin, addressLine1: "7 Full Garage St" });
      const under = { params: { applicationId }, token };
      const { personalVehicles } = value(await client.call(readPrefill, under));
      expect(personalVehicles).toHaveLength(8);
      expect(value(await client.call(readPrefill, under))).toEqual({ personalVehicles });
      for (const { vin, plMake, plModel, plYear } of personalVehicles) {
        const decoded = value(await client.call(decodeVin, { params: { vin: vin ?? "" }, query: {} }));
        expect(decoded).toMatchObject({ plMake, plModel, plYear, checkDigitValid: true, supported: true });
      }
    });

    it.each([
      ["1 Server Error St", "INTERNAL"],
      ["1 Unserved Street", "CODE_NOT_SUPPORTED"],
      ["1 Costly Manor St", "COST_TOO_HIGH"],
      ["1 High Premium St", "PREMIUM_TOO_HIGH"],
    ])("answer a create at %s with %s", async (addressLine1, code) => {
      const response = await raw("/v1/applications/auto", {
        method: "POST",
        headers: { "Idempotency-Key": newId() },
        body: JSON.stringify({ propertyAddress: { ...austin, addressLine1 } }),
      });
      expect((await codeOf(response)).code).toBe(code);
    });
  });

  describe("quotes", () => {
    it("need drivers and vehicles first", async () => {
      const begun = await begin(client);
      expect(await quotesOf(client, begun)).toMatchObject({ ratingRun: 0, status: "Requested", quotes: [] });
      const { applicationId, token } = begun;
      const response = await raw(`/v1/applications/${applicationId}/submission`, { method: "POST", headers: { Authorization: `Bearer ${token}` }, body: "{}" });
      expect(await codeOf(response)).toEqual({ status: 409, code: "APPLICATION_INCOMPLETE" });
    });

    it("stream from a snapshot to the end, and add up to the list", async () => {
      const begun = await complete(client);
      const { carriersAsked } = await submit(client, begun);
      const events: QuoteEvent[] = [];
      const end = await client.stream(streamQuotes, { params: { applicationId: begun.applicationId }, token: begun.token }, (event) => events.push(event));
      expect(end).toEqual({ reason: "complete" });
      expect(events[0]?.type).toBe("snapshot");

      const seen = new Map<string, string>();
      for (const event of events) {
        if (event.type === "snapshot") {
          for (const { id } of event.quotes) seen.set(id, "PRICED");
          for (const { id, outcome } of event.withoutPrice) seen.set(id, outcome);
        }
        if (event.type === "quote") seen.set(event.quote.id, "PRICED");
        if (event.type === "unpriced") seen.set(event.unpriced.id, event.unpriced.outcome);
      }
      const list = await quotesOf(client, begun);
      const expected = [...list.quotes.map(({ id }) => [id, "PRICED"]), ...list.withoutPrice.map(({ id, outcome }) => [id, outcome])];
      expect([...seen].sort()).toEqual(expected.sort());
      expect(list).toMatchObject({ status: "Completed", carriersAsked, carriersAnswered: carriersAsked });
      expect(new Set(list.quotes.flatMap(({ insuranceLines }) => insuranceLines))).toEqual(new Set(["PERSONAL_AUTO"]));
      const months = list.quotes.map(({ premium, term }) => premium / term);
      expect(months).toEqual([...months].sort((a, b) => a - b));
      expect(events.at(-1)).toMatchObject({ status: "Completed", carriersAnswered: carriersAsked });
    });

    it("are kept when the same inputs are submitted again, and made anew for others", async () => {
      const begun = await complete(client);
      await submit(client, begun);
      const first = await until(client, begun, isDone);
      expect(await submit(client, begun)).toMatchObject({ ratingRun: 1, status: "Completed" });
      expect(await quotesOf(client, begun)).toEqual(first);

      const { applicationId, token, revision } = begun;
      value(await client.call(updateDrivers, { params: { applicationId }, token, revision, body: { drivers: [{ ...driver, atFaultAccidentsCount: 1 }] } }));
      expect(await submit(client, begun)).toMatchObject({ ratingRun: 2 });
      const second = await until(client, begun, isDone);
      expect(second.ratingRun).toBe(2);
      const gone = { params: { quoteId: first.quotes[0]?.id ?? "" }, token, body: { product: "PERSONAL_AUTO" } } as const;
      expect(await client.call(selectQuote, gone)).toMatchObject({ error: { code: "NOT_FOUND" } });
    });

    it("are kept when the visitor chooses a coverage that was already rated, and made anew for another", async () => {
      const begun = await complete(client);
      const { applicationId, token } = begun;
      const choose = async (revision: number, autoCoverageData: AutoCoverageData) => {
        value(await client.call(updateVehicles, { params: { applicationId }, token, revision, body: { personalVehiclesData: [camry], autoCoverageData } }));
        return submit(client, begun);
      };
      await submit(client, begun);
      await until(client, begun, isDone);
      expect(await choose(3, { collisionDeductible: "1000", vehicles: [{ sequenceNum: 0, comprehensiveDeductible: "1000" }] })).toMatchObject({ ratingRun: 1 });
      expect(await choose(4, { vehicles: [{ sequenceNum: 0, collisionDeductible: "500" }] })).toMatchObject({ ratingRun: 2 });
      expect(await choose(5, { collisionDeductible: "500", bodilyInjury: "100/300" })).toMatchObject({ ratingRun: 2 });

      const home = value(await client.call(creationAt("renters"), { body: { propertyAddress: austin }, idempotencyKey: newId() }));
      const renter = { applicationId: home.applicationId, token: home.token, revision: 0 };
      const cover = async (revision: number, allPerils: string) => {
        const under = { params: { applicationId: renter.applicationId }, token: renter.token, revision };
        value(await client.call(updateCoverages, { ...under, body: { editableCoverages: { allPerils } } }));
        return submit(client, renter);
      };
      await submit(client, renter);
      await until(client, renter, isDone);
      expect(await cover(0, "1000")).toMatchObject({ ratingRun: 1 });
      expect(await cover(1, "500")).toMatchObject({ ratingRun: 2 });
    });

    it("never look complete while empty, and never stay selected, while one run replaces another", async () => {
      const begun = await complete(client);
      const { applicationId, token, revision } = begun;
      const under = { params: { applicationId }, token };
      await submit(client, begun);
      for (let round = 1; round <= 3; round += 1) {
        const [quote] = (await until(client, begun, ({ quotes }) => quotes.length > 0)).quotes;
        const drivers = [{ ...driver, notAtFaultAccidentsCount: round }];
        value(await client.call(updateDrivers, { ...under, revision: revision + round - 1, body: { drivers } }));
        const select = client.call(selectQuote, { params: { quoteId: quote?.id ?? "" }, token, body: { product: "PERSONAL_AUTO" } });
        const lists = await Promise.all([submit(client, begun), select, quotesOf(client, begun), quotesOf(client, begun)]);
        for (const list of lists.slice(2)) expect(list).not.toMatchObject({ status: "Completed", carriersAsked: 0 });
        const { selectedQuoteId } = value(await client.call(readApplication, under));
        expect(selectedQuoteId).toBeNull();
      }
    });

    it("can be selected and read back, and advisors' companies are listed beside them", async () => {
      const begun = await complete(client);
      await submit(client, begun);
      const [quote] = (await until(client, begun, ({ quotes }) => quotes.length > 0)).quotes;
      const { applicationId, token } = begun;
      const selected = value(await client.call(selectQuote, { params: { quoteId: quote?.id ?? "" }, token, body: { product: "PERSONAL_AUTO" } }));
      expect(selected).toMatchObject({ quoteId: quote?.id, applicationId, carrierName: quote?.carrierName, quoteStatus: "QUOTED" });
      expect(value(await client.call(readApplication, { params: { applicationId }, token })).selectedQuoteId).toBe(quote?.id);

      const query = { product: "PERSONAL_AUTO", state: "TX", quotesCount: 12 } as const;
      const { additionalQuotes } = value(await client.call(listAdditionalQuotes, { params: { applicationId }, token, query }));
      expect(additionalQuotes.length).toBeGreaterThan(0);
      const asked = new Set((await quotesOf(client, begun)).quotes.map(({ carrierId }) => carrierId));
      expect(additionalQuotes.some(({ carrierId }) => asked.has(carrierId))).toBe(false);
    });

    it.each([
      ["No Quotes", "Completed", "DECLINED"],
      ["All Fail", "Failed", "FAILED"],
      ["All Timeout", "Completed", "TIMED_OUT"],
    ] as const)("end without a price for the last name %s", async (lastName, status, outcome) => {
      const begun = await complete(client, lastName);
      await submit(client, begun);
      const list = await until(client, begun, isDone);
      expect(list).toMatchObject({ status, quotes: [] });
      expect([...new Set(list.withoutPrice.map((unpriced) => unpriced.outcome))]).toEqual([outcome]);
      // A failed rating may be repeated; companies that declined or timed out have given their answer.
      expect(await submit(client, begun)).toMatchObject({ ratingRun: status === "Failed" ? 2 : 1 });
    });
  });

  describe("the wire", () => {
    it("answers problems as problem+json", async () => {
      const response = await raw("/v1/zip-codes/00000");
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
      expect(await response.json()).toMatchObject({ type: "about:blank", status: 404, code: "ZIP_NOT_FOUND", title: "Zip not found" });
    });

    it.each([
      ["broken JSON", { method: "POST", body: "{" }, 400, "MALFORMED_JSON"],
      ["another media type", { method: "POST", body: "a=1", headers: { "Content-Type": "application/x-www-form-urlencoded" } }, 415, "UNSUPPORTED_MEDIA_TYPE"],
      ["a body too large", { method: "POST", body: JSON.stringify({ text: "x".repeat(70_000) }) }, 413, "BODY_TOO_LARGE"],
      ["the wrong method", { method: "DELETE" }, 405, "METHOD_NOT_ALLOWED"],
      ["an unknown key", { method: "POST", body: "{}", headers: { "X-Partner-Key": "pk_nobody" } }, 401, "PARTNER_KEY_INVALID"],
      ["a missing member", { method: "POST", body: "{}" }, 422, "VALIDATION"],
    ])("refuses %s", async (_name, init, status, code) => {
      expect(await codeOf(await raw("/v1/addresses/suggestions", init))).toEqual({ status, code });
    });

    it("lists the allowed methods", async () => {
      expect((await raw("/v1/leads", { method: "PUT", body: "{}" })).headers.get("Allow")).toBe("POST");
      const { headers } = await raw("/v1/leads/some-lead", { method: "POST", body: "{}" });
      expect(headers.get("Allow")).toBe("GET, PATCH, DELETE");
    });

    it.each([
      ["a NUL", '{"insuranceLine":"PERSONAL_AUTO","firstName":"a\\u0000"}', "/firstName"],
      ["half of a surrogate pair", '{"insuranceLine":"PERSONAL_AUTO","propertyAddress":{"city":"\\ud83d"}}', "/propertyAddress/city"],
    ])("points at text that no database can store: %s", async (_name, body, pointer) => {
      const response = await raw("/v1/leads", { method: "POST", headers: { "Idempotency-Key": newId() }, body });
      expect(problem.parse(await response.json())).toMatchObject({ status: 422, code: "VALIDATION", errors: [{ pointer }] });
    });

    it("stores a complete surrogate pair", async () => {
      const body = JSON.stringify({ ...lead, propertyAddress: { city: "\u{1f3e0}" } });
      expect((await raw("/v1/leads", { method: "POST", headers: { "Idempotency-Key": newId() }, body })).status).toBe(201);
    });

    it.each(["", "1", "lead-1", "00000000-0000-0000-0000-000000000000", "aaaaaaaaaaaaaaaaaaaaaaaaaaaa"])("refuses the guessable idempotency key %j", async (key) => {
      const response = await raw("/v1/leads", { method: "POST", headers: { "Idempotency-Key": key }, body: JSON.stringify(lead) });
      expect([422, 428]).toContain(response.status);
    });

    it.each([[200, 201], [201, 422]])("answers an idempotency key of %i characters with %i", async (length, status) => {
      const headers = { "Idempotency-Key": newId().padEnd(length, "k") };
      expect((await raw("/v1/leads", { method: "POST", headers, body: JSON.stringify(lead) })).status).toBe(status);
    });

    it("returns a partner as its content describes it", async () => {
      const asked = value(await client.call(readPartner, { params: { partnerId: "default" } }));
      expect(asked).toMatchObject({ id: "default", tollFreeNumber: "(800) 555-0142", hubEpiclookupcode: "CLEARMO-01", partnerStatusType: "ACTIVE", cobranding: false, partnerReturnUrl: null });
      expect(asked.partnerInsuranceLineType).toContainEqual({ insuranceLineType: "PET", leadPath: "ui", include: true });
      expect(await client.call(readPartner, { params: { partnerId: "nobody" } })).toMatchObject({ error: { code: "PARTNER_NOT_FOUND" } });
    });

    it("lists where each line is offered and how it can be bought in a state", async () => {
      const lines = async (state?: string) => value(await client.call(listProducts, { query: state ? { state } : {} })).products;
      expect((await lines()).find(({ insuranceLine }) => insuranceLine === "PERSONAL_AUTO")!.states).not.toContain("WY");
      const buying = async (state: string) => (await lines(state)).find(({ insuranceLine }) => insuranceLine === "RENTERS");
      expect([await buying("TX"), await buying("CA")]).toEqual([
        { insuranceLine: "RENTERS", bindType: "DIGITAL", states: ["TX"] },
        { insuranceLine: "RENTERS", bindType: "ADVISOR", states: ["CA"] },
      ]);
      expect((await lines("WY")).map(({ insuranceLine }) => insuranceLine)).not.toContain("PERSONAL_AUTO");
      expect(await lines("AK")).toEqual([]);
    });

    it("returns a referral code's or lookup's person, masked, to its own partner only", async () => {
      const cars = clientOf(url, "pk_auvane_demo");
      const code = { params: { referralCode: "OWNER-6HW3PZ8N5CJD" } };
      expect(value(await cars.call(readReferral, code))).toMatchObject({ firstName: "P***", lastName: "L***", email: "p***@example.com", phone: "(***) ***-0118" });
      expect(await client.call(readReferral, code)).toMatchObject({ error: { code: "REFERRAL_NOT_FOUND" } });
      const lookup = { params: { lookupId: "lookup-8vq2rk6t4xnw" } };
      const masked = value(await client.call(readLeadLookup, lookup));
      expect(masked).toMatchObject({ viuLeadId: "lead-demo-1", firstName: "S***", lastName: "O***", email: "s***@example.com", phone: "(***) ***-0162" });
      expect(JSON.stringify(masked)).not.toMatch(/Okafor|1984|Main St|1HGCM/);
      expect(await cars.call(readLeadLookup, lookup)).toMatchObject({ error: { code: "LOOKUP_NOT_FOUND" } });
    });

    it("returns the whole person to a page that takes it over, and only with an allowed origin", async () => {
      const take = async (path: string, key: string, origin?: string) => {
        const headers = { "X-Partner-Key": key, ...(origin && { Origin: origin }) };
        return (await raw(`/v1/${path}/take-over`, { method: "POST", headers, body: "{}" })).json() as Promise<unknown>;
      };
      const [referral, lookup] = ["referrals/OWNER-6HW3PZ8N5CJD", "lead-lookups/lookup-8vq2rk6t4xnw"];
      expect(await take(referral, "pk_auvane_demo", "http://cars.test")).toMatchObject({ lastName: "Lindqvist", phone: "(617) 555-0118", vin: "1HGCM82633A004352" });
      const supplements = { identification: { dateOfBirth: "1984-11-02" }, partner: "default", aggregator: "quotefinder" };
      expect(await take(lookup, "pk_default_demo", "http://shop.test")).toMatchObject({ lastName: "Okafor", supplements });
      for (const path of [referral, lookup]) {
        expect(await take(path, "pk_default_demo"), "no page").toMatchObject({ code: "ORIGIN_NOT_ALLOWED" });
        expect(await take(path, "pk_default_demo", "https://elsewhere.example"), "another's page").toMatchObject({ code: "ORIGIN_NOT_ALLOWED" });
      }
      expect(await take(referral, "pk_default_demo", "http://shop.test"), "another's code").toMatchObject({ code: "REFERRAL_NOT_FOUND" });
    });

    it("closes the connection after a body that is too large, and accepts one just below the limit", async () => {
      const send = (length: number) => raw("/v1/addresses/suggestions", { method: "POST", body: JSON.stringify({ text: "x".repeat(length) }) });
      expect((await send(70_000)).headers.get("Connection")).toBe("close");
      expect((await send(60_000)).status).toBe(422);
    });

    it("accepts a partner's own pages and no other's", async () => {
      const from = (origin: string, key = "pk_default_demo") => raw("/v1/zip-codes/78701", { headers: { Origin: origin, "X-Partner-Key": key } });
      const own = await from("http://shop.test");
      expect([own.status, own.headers.get("Access-Control-Allow-Origin"), own.headers.get("Vary")]).toEqual([200, "http://shop.test", "Origin"]);
      expect(await codeOf(await from("http://cars.test"))).toEqual({ status: 403, code: "ORIGIN_NOT_ALLOWED" });
      expect((await from("http://cars.test", "pk_auvane_demo")).status).toBe(200);
      const stranger = await from("http://evil.test");
      expect(await codeOf(stranger)).toEqual({ status: 403, code: "ORIGIN_NOT_ALLOWED" });
    });

    it("lets a foreign page read its refusal, but no public resource", async () => {
      const from = (path: string, key: string) => raw(path, { headers: { Origin: "http://evil.test", "X-Partner-Key": key } });
      for (const key of ["pk_default_demo", "pk_nobody"]) {
        const refused = await from("/v1/zip-codes/78701", key);
        expect([(await codeOf(refused)).status, refused.headers.get("Access-Control-Allow-Origin")]).toEqual([key === "pk_nobody" ? 401 : 403, "http://evil.test"]);
      }
      expect((await from("/v1/openapi.json", "pk_default_demo")).headers.get("Access-Control-Allow-Origin")).toBeNull();
    });

    it("accepts the empty batch by which a page asks whether it is allowed", async () => {
      expect(value(await client.call(recordEvents, { body: { events: [] } }))).toEqual({ accepted: 0 });
    });

    it("answers preflights, so that a page can read its refusal", async () => {
      const ask = (origin: string) => fetch(`${url}/v1/leads`, { method: "OPTIONS", headers: { Origin: origin, "Access-Control-Request-Method": "POST" } });
      const known = await ask("http://shop.test");
      expect(known.headers.get("Access-Control-Allow-Origin")).toBe("http://shop.test");
      for (const header of ["Authorization", "X-Partner-Key", "Idempotency-Key", "X-Revision"]) expect(known.headers.get("Access-Control-Allow-Headers")).toContain(header);
      expect((await ask("http://evil.test")).headers.get("Access-Control-Allow-Origin")).toBe("http://evil.test");
    });

    it("answers reference data", async () => {
      expect(value(await client.call(readZipCode, { params: { zipCode: "96910" }, query: { line: "PERSONAL_AUTO" } }))).toMatchObject({ state: "GU", supported: false });
      expect(value(await client.call(readZipCode, { params: { zipCode: "99501" }, query: { line: "PERSONAL_AUTO" } }))).toMatchObject({ state: "AK", supported: false });
      expect(value(await client.call(listMakes, { query: { year: 2024 } })).makes).toContain("Toyota");
      expect(value(await client.call(listModels, { query: { year: 2013, make: "HARLEY-DAVIDSON", vehicleType: "motorcycle" } })).models).toContain("Street Glide");
      expect(await client.call(decodeVin, { params: { vin: "1ZZZZZZZZZZ000000" }, query: {} })).toMatchObject({ error: { code: "VIN_NOT_FOUND" } });
    });
  });
});

onEveryEngine("Further lines", furtherLines);
onEveryEngine("Hand-off", handOffs);

onEveryEngine("A stop", (start) => {
  it("ends streams on a stop without calling them complete, and resumes after the next start", async () => {
    const first = await start({ ratingSpeed: 1 });
    const client = clientOf(first.url);
    const begun = await complete(client, "Slow Carriers");
    await submit(client, begun);
    const ended = client.stream(streamQuotes, { params: { applicationId: begun.applicationId }, token: begun.token }, () => void first.stop());
    expect((await ended).reason).toBe("moved");
    await first.stop();

    const second = await start();
    const list = await until(clientOf(second.url), begun, isDone);
    expect(list.carriersAnswered).toBe(list.carriersAsked);
    expect(value(await clientOf(second.url).call(readReadiness, {})).status).toBe("ready");
  });
});

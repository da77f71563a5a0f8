// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Client } from "../../src/api/client";
import { localProblem } from "../../src/api/problems";
import { lookUpLead, lookUpReferral, recordBatch } from "../../src/app/incoming/lookups";
import { applyPrefill } from "../../src/app/incoming/prefill";
import { isFromPage } from "../../src/app/completing/keepList";
import { fail, ok } from "../../src/kernel/result";
import { line } from "../../src/lines/auto/line";
import { examples } from "../../src/lines/auto/examples";
import { motorcycles } from "../../src/lines/motorcycle/fields";
import { addressLine1, addressSearch, cityField, zipField } from "../../src/session/fields/address";
import { dateOfBirth, emailField, firstName, phoneField } from "../../src/session/fields/person";
import { isBatch, leadLookup, referralCode, referralRead, returnUrl } from "../../src/session/fields/referral";
import { sendLead } from "../../src/session/lead/sendLead";
import { vehicles } from "../../src/steps/vehicles/fields";
import { openFunnel } from "./funnel";

const address = { addressLine1: "412 Main St", city: "Austin", state: "TX", zipCode: "78701" };
const jordan = {
  referralCode: "WELCOME-9TQ4KX7M2VRB",
  firstName: "Jordan",
  lastName: "Avery",
  email: "jordan.avery@example.com",
  phone: "(512) 555-0134",
  partnerReturnUrl: "https://clearmoor.example/back",
  address,
};
const sam = {
  viuLeadId: "lead-1",
  firstName: "Sam",
  phone: "2135550162",
  insuranceLineType: "PERSONAL_AUTO",
  supplements: { address, identification: { dateOfBirth: "1990-01-02" }, vehicles: [{ sequenceNum: 0, plYear: 2003, plMake: "Honda", plModel: "Accord" }] },
};

/** A session whose service gives this response to every call, once it has been away for so many. */
function asking(answer: unknown, away = 0) {
  const { session } = openFunnel(line, []);
  let asked = 0;
  const client = {
    call: () => {
      asked += 1;
      if (asked <= away) return Promise.resolve(fail(localProblem("NETWORK")));
      return Promise.resolve(answer === null ? fail({ ...localProblem("INTERNAL", 404), code: "NOT_FOUND" as const }) : ok(answer));
    },
  } as unknown as Client;
  return { session: { ...session, api: client }, asked: () => asked };
}

/** Nobody has deleted the answers. */
const held = new AbortController().signal;

afterEach(() => void vi.useRealTimers());

describe("a visitor who deletes all answers while somebody is looked up", () => {
  const person = [firstName, emailField, phoneField, leadLookup];
  const shown = (session: ReturnType<typeof asking>["session"]) => person.map((field) => session.draft(field).peek());

  it.each([
    ["a referral", jordan, (session, forgotten) => lookUpReferral(session, forgotten)],
    ["a lead lookup", sam, (session, forgotten) => lookUpLead(session, "lookup-1", forgotten)],
    ["a link that restores quotes", sam, (session, forgotten) => recordBatch(session, "lookup-1", forgotten)],
  ] as const satisfies readonly (readonly [string, unknown, (session: ReturnType<typeof asking>["session"], forgotten: AbortSignal) => Promise<unknown>])[])(
    "finds nobody filled in afterwards: %s",
    async (_name, answer, look) => {
      for (const away of [0, 1]) {
        vi.useFakeTimers();
        const { session } = asking({ ...answer, vin: "1HGCM82633A004352" }, away);
        session.commit({ [referralCode.name]: "WELCOME-9TQ4KX7M2VRB" });
        const forgetting = new AbortController();
        const looked = look(session, forgetting.signal);
        if (away > 0) await vi.advanceTimersByTimeAsync(0);
        forgetting.abort();
        session.startOver(isFromPage);
        await vi.advanceTimersByTimeAsync(60_000);
        await looked;
        expect([...shown(session), session.draft(addressSearch).peek(), session.draft(vehicles).peek(), session.lead.peek()]).toEqual(["", "", "", "", "", [], null]);
      }
    },
  );

  it("keeps the page's referral code and its return URL", async () => {
    const { session } = asking(jordan);
    session.commit({ [referralCode.name]: "WELCOME-9TQ4KX7M2VRB" });
    await lookUpReferral(session, AbortSignal.abort());
    expect([referralCode, referralRead, returnUrl].map((field) => session.answers.peek().get(field))).toEqual(["WELCOME-9TQ4KX7M2VRB", "WELCOME-9TQ4KX7M2VRB", "https://clearmoor.example/back"]);
  });
});

describe("a visitor who types while somebody is looked up", () => {
  it.each([
    ["a referral", jordan, lookUpReferral],
    ["a lead lookup", { ...sam, email: "sam@example.com" }, (session: Parameters<typeof lookUpReferral>[0], forgotten: AbortSignal) => lookUpLead(session, "lookup-1", forgotten)],
  ] as const)("keeps what was typed, and the rest is filled in: %s", async (_name, answer, look) => {
    const { session } = asking(answer);
    session.commit({ [referralCode.name]: "WELCOME-9TQ4KX7M2VRB", [firstName.name]: "Somebody" });
    const looked = look(session, held);
    // As on pet's form, which asks for no other part of the address.
    session.set(emailField, "typed@example.com");
    session.set(zipField, "43215");
    await looked;
    const shown = [firstName, emailField, zipField, addressSearch, cityField].map((field) => session.draft(field).peek());
    expect(shown).toEqual([answer.firstName, "typed@example.com", "43215", "", ""]);
    expect(session.answers.peek().get(emailField)).not.toBe(answer.email);
  });

  it("has what the host's page fills in meanwhile replaced", async () => {
    const { session } = asking(jordan);
    session.commit({ [referralCode.name]: "WELCOME-9TQ4KX7M2VRB" });
    const looked = lookUpReferral(session, held);
    applyPrefill(session, { email: "host@example.com" });
    await looked;
    expect(session.draft(emailField).peek()).toBe("jordan.avery@example.com");
  });
});

describe("a referral", () => {
  it("replaces name, e-mail, phone and return URL, once", async () => {
    const { session, asked } = asking(jordan);
    session.commit({ [referralCode.name]: "WELCOME-9TQ4KX7M2VRB", [firstName.name]: "Somebody", [emailField.name]: "else@example.com" });
    await lookUpReferral(session, held);
    const answers = () => session.answers.peek();
    expect([firstName, emailField, phoneField, returnUrl].map((field) => answers().get(field))).toEqual([
      "Jordan",
      "jordan.avery@example.com",
      "(512) 555-0134",
      "https://clearmoor.example/back",
    ]);
    expect(session.draft(addressSearch).peek()).toBe("412 Main St, Austin, TX 78701");
    session.commit({ [firstName.name]: "Jo" });
    await lookUpReferral(session, held);
    expect(answers().get(firstName)).toBe("Jo");
    expect(asked()).toBe(1);
  });

  it("whose code isn't found is removed, and nothing else", async () => {
    const { session } = asking(null);
    session.commit({ [referralCode.name]: "NOBODY", [firstName.name]: "Somebody" });
    await lookUpReferral(session, held);
    expect([referralCode, referralRead, firstName].map((field) => session.answers.peek().get(field))).toEqual(["", "NOBODY", "Somebody"]);
  });

  it("never sends a visitor to a URL that isn't a web page", async () => {
    const { session } = asking({ ...jordan, partnerReturnUrl: "javascript:alert(1)" });
    session.commit({ [referralCode.name]: "WELCOME-9TQ4KX7M2VRB" });
    await lookUpReferral(session, held);
    expect(session.answers.peek().get(returnUrl)).toBe("");
  });

  it.each([
    [addressSearch, ["12 Oa", ""]],
    [addressLine1, ["", "12 Oa"]],
  ])("doesn't touch an address that the visitor has started: $name", async (typed, shown) => {
    const { session } = asking(jordan);
    session.commit({ [referralCode.name]: "WELCOME-9TQ4KX7M2VRB" });
    session.set(typed, "12 Oa");
    await lookUpReferral(session, held);
    expect([addressSearch, addressLine1].map((field) => session.draft(field).peek())).toEqual(shown);
  });

  it.each([
    [1980, [[], []]],
    [1981, [[], ["1981"]]],
    [1989, [[], ["1989"]]],
    [1990, [["1990"], []]],
  ])("leaves out its vehicle of %i where that is too old to be quoted", async (plYear, listed) => {
    const { session } = asking({ ...jordan, vin: "1HGCM82633A004352", plYear, plMake: "Honda", plModel: "Accord", bodyStyle: "Coupe", supported: true });
    session.commit({ [referralCode.name]: "WELCOME-9TQ4KX7M2VRB" });
    await lookUpReferral(session, held);
    expect([vehicles, motorcycles].map((list) => session.draft(list).peek().map((vehicle) => vehicle.plYear))).toEqual(listed);
  });

  it.each([
    [true, [{ vin: "1HGCM82633A004352", plYear: "2003", plMake: "Honda", plModel: "Accord", bodyStyle: "Coupe", prefill: true }]],
    [false, []],
  ])("offers its vehicle if that can be quoted: %s", async (supported, listed) => {
    const decoded = { vin: "1HGCM82633A004352", plYear: 2003, plMake: "Honda", plModel: "Accord", bodyStyle: "Coupe", supported };
    const { session } = asking({ ...jordan, ...decoded });
    session.commit({ [referralCode.name]: "OWNER-6HW3PZ8N5CJD" });
    await lookUpReferral(session, held);
    expect(session.draft(vehicles).peek()).toMatchObject(listed);
    expect(session.draft(vehicles).peek()).toHaveLength(listed.length);
  });

  it("offers its motorcycle among motorcycles", async () => {
    const { session } = asking(jordan);
    const harley = { vin: "1HD1KBM1XDB600000", plYear: 2013, plMake: "Harley-Davidson", plModel: "FLHX", bodyStyle: null, supported: true };
    const answerOf = (query?: { vehicleType: string }) => {
      if (!query) return ok({ ...jordan, vin: harley.vin });
      return query.vehicleType === "motorcycle" ? ok(harley) : fail(localProblem("NETWORK"));
    };
    const call = (_endpoint: unknown, { query }: { query?: { vehicleType: string } }) => Promise.resolve(answerOf(query));
    session.commit({ [referralCode.name]: "WELCOME-9TQ4KX7M2VRB" });
    await lookUpReferral({ ...session, api: { call } as unknown as Client }, held);
    expect(session.draft(motorcycles).peek()).toMatchObject([{ plMake: "Harley-Davidson", bodyStyle: "", prefill: true, status: "UNSELECTED" }]);
    expect(session.draft(vehicles).peek()).toEqual([]);
  });

  it.each([
    ["fills in what wasn't typed meanwhile", jordan, { [emailField.name]: "typed@example.com" }, ["WELCOME-9TQ4KX7M2VRB", "Jordan", "typed@example.com", "https://clearmoor.example/back"]],
    ["is removed if it isn't known then", null, {}, ["", "", "", ""]],
    ["is left alone if another one was looked up meanwhile", jordan, { [referralRead.name]: "NOBODY" }, ["", "", "", ""]],
    ["is left alone if another one came meanwhile", jordan, { [referralCode.name]: "OWNER-6HW3PZ8N5CJD" }, ["OWNER-6HW3PZ8N5CJD", "", "", ""]],
  ])("is looked up again until the service can be reached, and %s", async (_what, answer, typed, expected) => {
    vi.useFakeTimers();
    const { session, asked } = asking(answer, 2);
    session.commit({ [referralCode.name]: "WELCOME-9TQ4KX7M2VRB" });
    const looked = lookUpReferral(session, held);
    await vi.advanceTimersByTimeAsync(0);
    expect([session.answers.peek().get(referralCode), asked()]).toEqual(["", 1]);
    session.commit(typed);
    await vi.advanceTimersByTimeAsync(15_000);
    await looked;
    expect(asked()).toBe(3);
    expect([referralCode, firstName, emailField, returnUrl].map((field) => session.answers.peek().get(field))).toEqual(expected);
  });

  it("isn't looked up any more after the visit has ended", async () => {
    vi.useFakeTimers();
    const { session, asked } = asking(jordan, 1);
    session.commit({ [referralCode.name]: "WELCOME-9TQ4KX7M2VRB" });
    void lookUpReferral(session, held);
    await vi.advanceTimersByTimeAsync(0);
    session.dispose();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(1);
  });

  it("isn't looked up without a code", async () => {
    const { session, asked } = asking(jordan);
    await lookUpReferral(session, held);
    expect(asked()).toBe(0);
  });
});

describe("a lead lookup", () => {
  it("fills in known answers, and names the line it was about", async () => {
    const { session } = asking(sam);
    session.commit({ [emailField.name]: "kept@example.com" });
    expect(await lookUpLead(session, "lookup-1", held)).toBe("auto");
    const answers = session.answers.peek();
    expect([firstName, emailField, phoneField, dateOfBirth, leadLookup].map((field) => answers.get(field))).toEqual([
      "Sam",
      "kept@example.com",
      "(213) 555-0162",
      "01/02/1990",
      "lead-1",
    ]);
    expect(session.draft(addressSearch).peek()).toBe("412 Main St, Austin, TX 78701");
    expect(answers.get(vehicles)).toMatchObject([{ plMake: "Honda", prefill: true, status: "UNSELECTED" }]);
  });

  it.each([
    ["PERSONAL_AUTO", vehicles, 1989, 1990],
    ["MOTORCYCLE", motorcycles, 1980, 1981],
  ] as const)("of %s leaves out a vehicle too old to be quoted", async (insuranceLineType, list, tooOld, oldest) => {
    const known = [tooOld, oldest].map((plYear, sequenceNum) => ({ sequenceNum, plYear, plMake: "Honda", plModel: "Any" }));
    const { session } = asking({ ...sam, insuranceLineType, supplements: { vehicles: known } });
    await lookUpLead(session, "lookup-1", held);
    expect(session.answers.peek().get(list)).toMatchObject([{ plYear: String(oldest) }]);
    expect(session.answers.peek().get(list === vehicles ? motorcycles : vehicles)).toEqual([]);
  });

  it("makes the lead's record a FETCH", async () => {
    const { session, takeSent } = openFunnel(line, []);
    session.commit({ ...examples.minimal("TX"), [leadLookup.name]: "lead-1" });
    await sendLead(session, "CAPTURED", true);
    expect(takeSent()[0]?.body).toMatchObject({ recordType: "FETCH" });
  });

  it("beside a link that restores quotes makes it a BATCH_QUOTE_TO_DIGITAL once the service can be reached, and fills in nothing", async () => {
    vi.useFakeTimers();
    const { session } = asking(sam, 1);
    session.commit({ [firstName.name]: "Samuel" });
    void recordBatch(session, "lookup-1", held);
    await vi.advanceTimersByTimeAsync(5_000);
    const answers = session.answers.peek();
    expect([answers.get(firstName), answers.get(leadLookup), answers.get(isBatch)]).toEqual(["Samuel", "lead-1", true]);
    const funnel = openFunnel(line, []);
    funnel.session.commit({ ...examples.minimal("TX"), [leadLookup.name]: "lead-1", [isBatch.name]: true });
    await sendLead(funnel.session, "CAPTURED", true);
    expect(funnel.takeSent()[0]?.body).toMatchObject({ recordType: "BATCH_QUOTE_TO_DIGITAL" });
  });

  it("is made again until the service can be reached, and fills in then only what wasn't typed", async () => {
    vi.useFakeTimers();
    const { session } = asking(sam, 1);
    const looked = lookUpLead(session, "lookup-1", held);
    session.set(firstName, "Samuel");
    await vi.advanceTimersByTimeAsync(5_000);
    // The visitor has chosen a line meanwhile, or is reading.
    expect(await looked).toBeNull();
    expect([firstName, phoneField].map((field) => session.draft(field).peek())).toEqual(["Samuel", "(213) 555-0162"]);
    expect(session.answers.peek().get(leadLookup)).toBe("lead-1");
  });

  it("that finds nothing changes nothing", async () => {
    const { session } = asking(null);
    const before = session.answers.peek();
    expect(await lookUpLead(session, "lookup-1", held)).toBeNull();
    expect(session.answers.peek()).toBe(before);
  });
});

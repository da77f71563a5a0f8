// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { settle } from "../../src/app/completing/completeStep";
import { examples as homeExamples } from "../../src/lines/homeowners/examples";
import { line as homeowners } from "../../src/lines/homeowners/line";
import { examples as landlordExamples } from "../../src/lines/landlord/examples";
import { line as landlord } from "../../src/lines/landlord/line";
import { yearBuilt } from "../../src/steps/prefill/fields";
import { openFunnel } from "./funnel";

/** Answers about a building that isn't on record. */
const texas = { ...landlordExamples.maximal("TX"), propertyType: "" };
const at = (step: string) => ({ step, detail: null });
const said = { propertyOrigins: { yearBuilt: "CUSTOMER" } };

describe("a case stops the flow", () => {
  it("even if the visitor had got further, until the answer is changed", async () => {
    const funnel = openFunnel(landlord, []);
    await funnel.answer(texas, "personal-info");
    expect(funnel.frontier()).toBe("policy-compare");
    expect(await funnel.complete(at("usage"), { occupancyType: ["VACANT"] })).toEqual({ kind: "case", id: "trickyCaseConnectViaPhone" });
    expect(funnel.frontier()).toBe("usage");
    expect(await funnel.complete(at("usage"), { occupancyType: ["TENANT_PRIMARY"] })).toEqual({ kind: "next" });
    expect(funnel.frontier()).toBe("policy-compare");
  });

  it("only for the step's own answers, as another step's can't be changed here", async () => {
    const funnel = openFunnel(landlord, []);
    await funnel.answer(texas, "personal-info");
    expect(await funnel.complete(at("insurance-start"), { startDate: "06/16/2027" })).toMatchObject({
      kind: "case",
      id: "insuranceCanBeTricky",
      reason: "more_than_1_year_into_future",
    });
    expect(await funnel.complete(at("home-type"), { homeType: "TOWNHOUSE" })).toEqual({ kind: "next" });
    expect(await funnel.complete(at("home-type"), { homeType: "MANUFACTURED_OR_MOBILE_HOME" })).toMatchObject({ reason: "manufactured_or_mobile_home" });
  });
});

describe("a landlord's building on record", () => {
  it("isn't asked for again", async () => {
    const { path } = await openFunnel(landlord, []).answer({ ...texas, propertyType: "TOWNHOUSE" }, "usage");
    expect(path).toEqual(["address", "loading", "prefill", "usage"]);
  });

  it("stops the flow if it is changed to one that an advisor or a broker quotes", async () => {
    const funnel = openFunnel(landlord, []);
    await funnel.answer({ ...texas, propertyType: "TOWNHOUSE" }, "usage");
    expect(await funnel.complete(at("prefill"), { propertyType: "MANUFACTURED_OR_MOBILE_HOME" })).toMatchObject({ id: "insuranceCanBeTricky" });
    expect(await funnel.complete(at("prefill"), { propertyType: "APARTMENT_BUILDING" })).toMatchObject({ id: "insuranceCanBeTrickyLocalAgent" });
    expect(funnel.frontier()).toBe("prefill");
  });
});

it("a new application gets the person's known data, except values that break a rule", async () => {
  const { session, answer, takeSent } = openFunnel(landlord, []);
  session.commit({ firstName: "J0rdan", lastName: "Avery", dateOfBirth: "01/02/2015", email: "jordan@example.com", primaryPhoneNumber: "(294) 555-0138" });
  expect((await answer(texas, "address")).refused).toEqual([]);
  const made = takeSent().find(({ call }) => call === "POST /v1/applications/landlord");
  expect(made?.body).toMatchObject({ personalInfo: { lastName: "Avery", email: "jordan@example.com" } });
  expect(Object.keys((made?.body as { personalInfo: object }).personalInfo)).toHaveLength(2);
});

describe("an application that has to be created again", () => {
  it("at the same address gets the visitor's facts of the home", async () => {
    const funnel = openFunnel(homeowners, []);
    await funnel.answer({ ...homeExamples.maximal("TX"), yearBuilt: "1971" }, "personal-info");
    // The real service marks these facts as the customer's.
    funnel.session.commit(said);
    funnel.session.application.value = null;
    funnel.session.advance({ effects: {} });
    funnel.takeSent();
    expect(await settle(funnel.session, new AbortController().signal)).toEqual({ kind: "next" });
    const prefill = funnel.takeSent().find(({ call }) => /\/prefill$/.test(call))?.body;
    expect(prefill).toMatchObject({ prefillData: { yearBuilt: 1971 } });
  });

  it("at another address gets nothing of the old one", async () => {
    const funnel = openFunnel(homeowners, []);
    await funnel.answer({ ...homeExamples.maximal("TX"), ...said, yearBuilt: "1971" }, "prefill");
    await funnel.complete(at("address"), { addressLine1: "12 Elm St" });
    await funnel.complete(at("loading"), {});
    expect(funnel.session.answers.peek().get(yearBuilt)).toBe("");
    expect(funnel.frontier()).toBe("prefill");
  });
});

describe("Florida", () => {
  it("continues here after its token failed, and isn't redirected when an application is created again", async () => {
    const funnel = openFunnel(homeowners, ["honeyQuote"]);
    const { path } = await funnel.answer(homeExamples.maximal("FL"), "discounts");
    expect(path).toEqual(["address", "personal-info-florida", "loading", "prefill", "discounts"]);
    expect(funnel.frontier()).toBe("policy-compare");
    const tokens = () => funnel.takeSent().filter(({ call }) => call.endsWith("/hand-off-tokens")).length;
    expect(tokens()).toBe(1);
    expect(funnel.session.notices.list.peek()).toHaveLength(1);
    funnel.session.application.value = null;
    funnel.session.advance({ effects: {} });
    expect(await settle(funnel.session, new AbortController().signal)).toEqual({ kind: "next" });
    expect(tokens()).toBe(0);
  });
});

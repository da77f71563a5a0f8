// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { settle } from "../../src/app/completing/completeStep";
import { examples as homeExamples } from "../../src/lines/homeowners/examples";
import { line as homeowners } from "../../src/lines/homeowners/line";
import { origins, yearBuilt } from "../../src/steps/prefill/fields";
import { openFunnel } from "./funnel";

const at = (step: string) => ({ step, detail: null });
const said = { propertyOrigins: { yearBuilt: "CUSTOMER" } };

it("a new application gets the person's known data, except values that break a rule", async () => {
  const { session, answer, takeSent } = openFunnel(homeowners, []);
  session.commit({ firstName: "J0rdan", lastName: "Avery", dateOfBirth: "01/02/2015", email: "jordan@example.com", primaryPhoneNumber: "(294) 555-0138" });
  expect((await answer(homeExamples.maximal("TX"), "address")).refused).toEqual([]);
  const made = takeSent().find(({ call }) => call === "POST /v1/applications/homeowners");
  expect(made?.body).toMatchObject({ personalInfo: { lastName: "Avery", email: "jordan@example.com" } });
  expect(Object.keys((made?.body as { personalInfo: object }).personalInfo)).toHaveLength(2);
});

describe("an application that has to be created again", () => {
  it.each(["CUSTOMER", "PUBLIC_RECORD"])("at the same address gets a fact of the home whose origin was %s, though no records are found", async (origin) => {
    const funnel = openFunnel(homeowners, []);
    await funnel.answer({ ...homeExamples.maximal("TX"), yearBuilt: "1971" }, "personal-info");
    // The real service tells where each fact is from.
    funnel.session.commit({ propertyOrigins: { yearBuilt: origin } });
    funnel.session.application.value = null;
    funnel.session.advance({ effects: {} });
    funnel.takeSent();
    expect(await settle(funnel.session, new AbortController().signal)).toEqual({ kind: "next" });
    const prefill = funnel.takeSent().find(({ call }) => /\/prefill$/.test(call))?.body;
    expect(prefill).toMatchObject({ prefillData: { yearBuilt: 1971 } });
  });

  it("at the same address leaves facts that are typed and not sent yet", async () => {
    const funnel = openFunnel(homeowners, []);
    const { session } = funnel;
    await funnel.answer(homeExamples.maximal("TX"), "loading");
    session.set(yearBuilt, "1971");
    session.set(origins, { yearBuilt: "CUSTOMER" });
    session.application.value = null;
    session.advance({ effects: {} });
    await funnel.complete(at("address"), {});
    await funnel.complete(at("loading"), {});
    expect(session.draft(yearBuilt).peek()).toBe("1971");
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

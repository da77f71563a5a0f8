// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { Client } from "../../src/api/client";
import { isCarried, passOver } from "../../src/app/completing/passOver";
import { changeLine } from "../../src/app/completing/changeLine";
import { keptAmong } from "../../src/app/completing/keepList";
import type { PartnerFlag } from "../../src/business/partnerFlags";
import { examples as autoExamples } from "../../src/lines/auto/examples";
import { line as auto } from "../../src/lines/auto/line";
import { line as homeowners } from "../../src/lines/homeowners/line";
import { examples } from "../../src/lines/motorcycle/examples";
import { line as motorcycle } from "../../src/lines/motorcycle/line";
import { contactBy } from "../../src/session/fields/contact";
import { bundling } from "../../src/session/fields/bundling";
import { drivers } from "../../src/steps/drivers/fields";
import { driverHistory } from "../../src/steps/history/fields";
import { leastDevices, leastFacts } from "../../src/steps/propertyExamples";
import { openFunnel } from "./funnel";
import { allStepsOf, lineOf, lines } from "./lines";

const texas = autoExamples.maximal("TX");
const address = { step: "address", detail: null };
const { signal } = new AbortController();

/** Answers auto up to its quotes, but not these. */
const begun = async () => {
  const funnel = openFunnel(auto, ["bundling"]);
  await funnel.answer(texas, "bundling");
  funnel.takeSent();
  return funnel;
};

/** Names of fields that belong to one item of a list or one form: their keys have a scope. */
const scoped = ["driverDateLicensed", "draftOf", "byHand", "vin", "checkDigitFails", "plMake", "plModel", "bodyStyle", "ownershipType", "typedVin", "plYear", "emailTo", "income", "years", "debts", "education", "savings"];

/** Every name that the source declares a field by. */
const declared = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
  .flatMap((file) => [...readFileSync(join("src", file), "utf8").matchAll(/\bfield(?:<.*>)?\(\s*"(\w+)"/g)].map(([, name]) => name!));

describe("the keep-list", () => {
  const isKept = keptAmong(lines.map(({ line }) => line));
  const asked = new Set(lines.flatMap(({ line }) => allStepsOf(line)).flatMap((step) => step.fields.map(({ name }) => name)));

  it("forgets what is a line's own", () => {
    expect([...asked].filter((name) => !isKept(name)).sort()).toMatchSnapshot();
  });

  it("judges every field that the source declares: each is asked by a flow, of every line, kept, or of one item", () => {
    const kept = ["referralCode", "referralRead", "partnerReturnUrl", "leadLookup", "addressUnknown"];
    const unaccounted = declared.filter((name) => !asked.has(name) && !scoped.includes(name) && !kept.includes(name) && isKept(name));
    expect(declared.length).toBeGreaterThan(60);
    expect(unaccounted).toEqual([]);
  });

  it("drops the answers of a line that isn't loaded after a reload, and keeps person and address", () => {
    const inRenters = keptAmong([lineOf("renters")]);
    const typed = ["startDate", "petName", "isSmoker", "zipCode", "firstName", "addressSearch"];
    expect(typed.filter(inRenters)).toEqual(["zipCode", "firstName", "addressSearch"]);
  });

  it.each(["referralCode", "referralRead", "partnerReturnUrl", "leadLookup", "addressUnknown"])("keeps %s, which no step asks", (name) => {
    expect(isKept(name)).toBe(true);
  });

  it.each([
    ["car-new/plMake", true],
    ["motorcycle-x/vin", true],
    ["driver-main/firstName", true],
    ["car-new-vin/typedVin", true],
    ["something/else", false],
  ])("an item under edit: %s %s", (key, kept) => expect(isKept(key)).toBe(kept));
});

describe("another line", () => {
  it("keeps person and address, and forgets data derived from them", async () => {
    const { session } = await begun();
    const lead = session.lead.peek();
    session.complex.value = { scenario: "codeNotSupported", reason: "code_not_supported" };
    session.commit({ contactBy: "CALL", [driverHistory.name]: { ...session.answers.peek().get(driverHistory), gone: { violationsCount: 1 } } });
    const { completed } = session.progress();
    await changeLine(session, motorcycle);

    const { answers, application, selection, complex, openCase, quotes } = session;
    expect([application, selection, complex, openCase, quotes.status].map(({ value }) => value)).toEqual([null, null, null, null, null]);
    expect(session.lead.peek()).toBe(lead);
    expect(answers.peek().get(drivers)).toHaveLength(2);
    expect(Object.keys(answers.peek().get(driverHistory))).toEqual(["maya", "sam"]);
    expect(answers.peek().get(contactBy)).toBe("");
    expect(answers.peek().get(bundling)).toBeNull();
    expect(session.draft(bundling).peek()).toBeNull();
    expect(session.progress()).toMatchObject({ completed: [], effects: {} });
    session.line.value = auto;
    expect(session.progress()).toMatchObject({ completed, effects: {} });
  });

  it("creates its own application, and sends drivers who are known already", async () => {
    const funnel = await begun();
    await changeLine(funnel.session, motorcycle);
    const { refused } = await funnel.answer({ motorcycles: examples.minimal("TX").motorcycles, annualMileage: "2,000" }, "history/2");
    expect(refused).toEqual([]);
    const calls = funnel.takeSent().map(({ call }) => call);
    expect(calls).toContain("POST /v1/applications/motorcycle");
    expect(calls.filter((call) => call.startsWith("POST /v1/leads"))).toEqual([]);
  });

  it("asks again, when the visitor returns to a line, for answers that have become invalid", async () => {
    const california = autoExamples.minimal("CA");
    const unasked = (california.drivers as object[]).map((driver) => ({ ...driver, gender: "", maritalStatus: "" }));
    const funnel = openFunnel(auto, []);
    await funnel.answer({ ...california, drivers: unasked }, "history");
    await changeLine(funnel.session, motorcycle);
    await funnel.complete(address, autoExamples.minimal("TX"));
    await changeLine(funnel.session, auto);
    expect(funnel.session.progress().completed).not.toContain("driver");
  });
});

describe("the second line of a bundle", () => {
  const second = async (flags: readonly PartnerFlag[] = []) => {
    const funnel = openFunnel(auto, flags);
    await funnel.answer(texas);
    expect(funnel.session.outcome.peek()).toMatchObject({ line: "auto", next: [] });
    // Motorcycle stands for any line with an address.
    funnel.session.outcome.value = { ...funnel.session.outcome.peek()!, next: ["motorcycle"] };
    await changeLine(funnel.session, motorcycle);
    funnel.takeSent();
    return funnel;
  };

  it("skips answered steps, tells the service of the bundle, and stops at the first question", async () => {
    const funnel = await second();
    const { session } = funnel;
    const step = (id: string) => session.journey.peek()!.find(id)!;
    expect(isCarried(session, step("address"))).toBe(true);
    expect(await passOver(session, address, signal)).toEqual({ step: "driver", detail: null });
    await vi.waitFor(() => expect(session.lead.peek()).not.toBeNull());
    const sent = funnel.takeSent();
    const called = sent.map(({ call }) => call.replace(/-\d+$|-\d+(?=\/)/, ""));
    expect(called.filter((call) => call !== "POST /v1/leads")).toEqual([
      "GET /v1/zip-codes/78701",
      "POST /v1/addresses/verification",
      "POST /v1/applications/motorcycle",
      "PATCH /v1/applications/applicationId/bundling",
    ]);
    expect(sent.find(({ call }) => call.endsWith("/bundling"))?.body).toEqual({ bundling: true });
    expect(isCarried(session, step("driver"))).toBe(false);
    // It is completed now, so Back shows it without skipping.
    expect(isCarried(session, step("address"))).toBe(false);
  });

  it("asks a home's questions and has its records checked, but not for the person again", async () => {
    const funnel = openFunnel(auto, []);
    await funnel.answer(texas);
    const { session } = funnel;
    session.outcome.value = { ...session.outcome.peek()!, next: ["homeowners"] };
    await changeLine(session, homeowners);
    await passOver(session, address, signal);
    session.commit(leastFacts);
    expect(isCarried(session, session.journey.peek()!.find("prefill")!)).toBe(false);
    expect((await funnel.answer({ ...leastFacts, ...leastDevices }, "discounts")).refused).toEqual([]);
    const person = session.journey.peek()!.find("personal-info")!;
    expect(isCarried(session, person)).toBe(true);
    expect(await passOver(session, { step: "personal-info", detail: null }, signal)).toEqual({ step: "policy-compare", detail: null });
  });

  it("never skips the handover to an advisor", async () => {
    const { session } = await second();
    expect(isCarried(session, session.journey.peek()!.find("finalize/contact")!)).toBe(false);
  });

  it("doesn't offer a bundle again", async () => {
    const { session } = await second(["motorcycleBundling"]);
    expect(session.journey.peek()!.steps.map(({ id }) => id)).not.toContain("bundling");
    session.outcome.value = null;
    expect(session.journey.peek()!.steps.map(({ id }) => id)).toContain("bundling");
  });

  it("shows a step if the service refuses its answers", async () => {
    const { session } = await second();
    const refusing = { ...session, api: { call: () => Promise.reject(new Error("offline")) } as unknown as Client };
    await expect(passOver(refusing, address, signal)).rejects.toThrow("offline");
    const aborted = new AbortController();
    aborted.abort();
    expect(await passOver(session, address, aborted.signal)).toEqual(address);
  });
});

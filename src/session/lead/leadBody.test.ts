import { signal } from "@preact/signals-react";
import { describe, expect, it } from "vitest";
import type { QuoteStatus } from "../../api/contract/values";
import { wireOf, type InsuranceLine, type LineSlug } from "../../business/lines";
import { aSelection } from "../../fixtures/quotes";
import type { Answers } from "../../flow/field";
import { answersOf, field } from "../../flow/field";
import { z } from "../../kernel/zod";
import { bundledConfig } from "../../partner/bundledConfig";
import { leadBody } from "./leadBody";
import { otherProducts } from "./scenarios";
import type { Session } from "../session";

const gender = field("gender", z.string(), { initial: "" });

type Values = Readonly<Record<string, unknown>>;

/** The parts of a visit that a lead's body is made of. */
const visitOf = (slug: LineSlug, values: Values) => ({
  id: "session-1",
  answers: signal(answersOf(values)),
  line: signal<{ slug: LineSlug; wire: InsuranceLine } | null>({ slug, wire: wireOf(slug) }),
  application: signal<unknown>(null),
  selection: signal<unknown>(null),
  complex: signal<unknown>(null),
  redirect: signal<unknown>(null),
  lead: signal<unknown>(null),
  outcome: signal<unknown>(null),
  partner: { requestedId: "default", config: bundledConfig },
  identity: (): ReturnType<Session["identity"]> => ({}),
  ruleContext: () => ({ state: values["state"] ?? null }),
});
type Visit = ReturnType<typeof visitOf>;

/** Returns the lead's body for a visit of the line with these answers. */
function bodyIn(slug: LineSlug, values: Values = {}, change: (visit: Visit) => void = () => undefined, status: QuoteStatus = "QUOTED") {
  const visit = visitOf(slug, values);
  change(visit);
  return leadBody(visit as unknown as Session, status);
}

const tampa = { addressLine1: "412 Main St", city: "Tampa", state: "TX", zipCode: "33602" };
const selected = aSelection();

describe("a lead's body", () => {
  it("of a visit without answers names only the line, the partner and the visit", () => {
    // Strictly, because the service refuses members without a value.
    expect(bodyIn("auto")).toStrictEqual({
      insuranceLine: "PERSONAL_AUTO",
      product: "PERSONAL_AUTO",
      quoteStatus: "QUOTED",
      recordType: "HAPPY",
      viuPartner: "default",
      sessionId: "session-1",
    });
  });

  it("of a visit that hasn't reached a line names none, and no personal data that only a line asks for", () => {
    const body = bodyIn("auto", { gender: "Female", maritalStatus: "Married", firstName: "Ada" }, (visit) => (visit.line.value = null));
    expect(body).toStrictEqual({ quoteStatus: "QUOTED", recordType: "HAPPY", viuPartner: "default", firstName: "Ada", sessionId: "session-1" });
  });

  it("has all answers, in the API's terms", () => {
    const values = { ...tampa, addressLine2: "Apt 4", firstName: "Ada", lastName: "Reyes", email: " Ada@Example.COM", primaryPhoneNumber: "(813) 555-0134", emailId: "mail-1", referralCode: "REF-1" };
    const body = bodyIn("auto", values, (visit) => {
      visit.application.value = { id: "application-1" };
      visit.selection.value = selected;
      visit.identity = () => ({ agentId: "AG-2", location: "LOC-2", visitorId: "visitor" });
    });
    expect(body).toEqual({
      sessionId: "session-1",
      insuranceLine: "PERSONAL_AUTO",
      product: "PERSONAL_AUTO",
      quoteStatus: "QUOTED",
      recordType: "HAPPY",
      applicationId: "application-1",
      emailId: "mail-1",
      referralCode: "REF-1",
      viuPartner: "default",
      agentId: "AG-2",
      location: "LOC-2",
      visitorId: "visitor",
      firstName: "Ada",
      lastName: "Reyes",
      email: "ada@example.com",
      phone: "8135550134",
      carrier: "Tern & Tide",
      carrierId: "tern-and-tide",
      scope: "FullQuote",
      selectedCarrierSpecificQuoteId: "TT-1234567890-",
      prefill: { address: { unit: "Apt 4" } },
      propertyAddress: { ...tampa, addressLine2: "Apt 4" },
    });
  });

  it("has no scope if a company beyond the list was chosen", () => {
    const body = bodyIn("auto", {}, (visit) => (visit.selection.value = { ...selected, kind: "additional", quoteId: null, carrierSpecificQuoteId: null }));
    expect(body).toMatchObject({ carrier: "Tern & Tide", carrierId: "tern-and-tide" });
    expect(body).not.toHaveProperty("scope");
    expect(body).not.toHaveProperty("selectedCarrierSpecificQuoteId");
  });
});

it("includes what the line contributes of its answers in the state", () => {
  const body = bodyIn("auto", { state: "TX", gender: "Female" }, (visit) => {
    const line = { ...visit.line.peek()!, lead: (answers: Answers, state: string) => ({ gender: state === "TX" && answers.get(gender) }) };
    visit.line.value = line;
  });
  expect(body.gender).toBe("Female");
});

describe("a bundle", () => {
  it.each([[true, true], [false, false], [null, undefined]])("is sent as it was answered: %j", (bundling, expected) => {
    expect(bodyIn("auto", { bundling }).bundleDiscount).toBe(expected);
  });

  it("is wanted if the line is the second one", () => {
    const second = (next: readonly string[]) => bodyIn("renters", { bundling: false }, (visit) => (visit.outcome.value = { next }));
    expect(second(["renters"]).bundleDiscount).toBe(true);
    expect(second(["homeowners"]).bundleDiscount).toBe(false);
  });
});

describe("a wish to be contacted", () => {
  const wish = (values: Values, status: QuoteStatus = "FINALIZED") => bodyIn("auto", values, undefined, status).contactPreference;
  const at = "2026-06-15T18:00:00.000Z";
  it.each<[string, Values, unknown]>([
    ["none", {}, undefined],
    ["none, with a time left over", { callbackAt: at }, undefined],
    ["an e-mail", { contactBy: "EMAIL" }, { by: "EMAIL" }],
    ["an e-mail, with a time left over", { contactBy: "EMAIL", callbackAt: at }, { by: "EMAIL" }],
    ["a call now", { contactBy: "CALL", callbackAt: "now" }, { by: "CALL" }],
    ["a call, some time", { contactBy: "CALL", callbackAt: "" }, { by: "CALL" }],
    ["a call at two", { contactBy: "CALL", callbackAt: at }, { by: "CALL", callAt: at }],
    ["to call oneself", { contactBy: "SELF", callbackAt: at }, { by: "SELF" }],
  ])("%s", (_name, values, expected) => expect(wish(values)).toEqual(expected));

  it("is sent only with the end of a visit", () => expect(wish({ contactBy: "EMAIL" }, "QUOTED")).toBeUndefined());
});

it.each<[string, Values, (visit: Visit) => void, string]>([
  ["a plain visit", {}, () => undefined, "HAPPY"],
  ["somebody who was looked up", { leadLookup: "LK-1" }, () => undefined, "FETCH"],
  ["quotes that were there before", { leadLookup: "LK-1", isBatch: true }, () => undefined, "BATCH_QUOTE_TO_DIGITAL"],
  ["a case", { leadLookup: "LK-1", isBatch: true }, (visit) => (visit.complex.value = { scenario: "codeNotSupported", reason: "code_not_supported" }), "COMPLEX"],
  [
    "a visit that goes on at another site, with a case",
    { isBatch: true },
    (visit) => {
      visit.complex.value = { scenario: "codeNotSupported", reason: "code_not_supported" };
      visit.redirect.value = { kind: "hand-off" };
    },
    "HONEYQUOTE",
  ],
  ["a visit that leaves for the page to pay at", {}, (visit) => (visit.redirect.value = { kind: "payment" }), "HAPPY"],
])("%s is recorded as such", (_name, values, change, recordType) => expect(bodyIn("auto", values, change).recordType).toBe(recordType));

describe("on the generic pages", () => {
  const lead = { id: "lead-1", token: "t", revision: 0, status: "CAPTURED" };
  it.each<[string, (visit: Visit) => void, string | undefined]>([
    ["a lead that begins there is of no line in particular", () => undefined, "OTHER"],
    ["a lead that was begun for a line stays of it", (visit) => (visit.lead.value = lead), undefined],
    [
      "a lead whose visitor has chosen something else is of that",
      (visit) => {
        visit.lead.value = lead;
        visit.complex.value = { scenario: otherProducts, reason: "" };
      },
      "OTHER",
    ],
    [
      "a lead with another case stays of its line",
      (visit) => {
        visit.lead.value = lead;
        visit.complex.value = { scenario: "codeNotSupported", reason: "" };
      },
      undefined,
    ],
  ])("%s", (_name, change, line) => {
    const { insuranceLine, product } = bodyIn("other", {}, change);
    expect([insuranceLine, product]).toEqual([line, line]);
  });

  it("a lead of a known line keeps that line", () => {
    expect(bodyIn("auto", {}, (visit) => (visit.lead.value = lead)).insuranceLine).toBe("PERSONAL_AUTO");
  });
});

it.each([
  ["the config's", {}, { agentId: "AG-1", location: "LOC-1", organizationGuid: "ORG-1" }],
  ["the address's before it", { agentId: "AG-2", location: "LOC-2" }, { agentId: "AG-2", location: "LOC-2", organizationGuid: "ORG-1" }],
])("names agent and location: %s", (_whose, identity, expected) => {
  const body = bodyIn("auto", {}, (visit) => {
    visit.partner.config = { ...bundledConfig, agentId: "AG-1", locationId: "LOC-1", organizationGuid: "ORG-1" };
    visit.identity = () => identity;
  });
  expect(body).toMatchObject(expected);
});

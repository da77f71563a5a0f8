// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { LineSlug } from "../../src/business/lines";
import { leadBody } from "../../src/session/leadBody";
import { otherProducts } from "../../src/session/scenarios";
import type { Session } from "../../src/session/session";
import { openFunnel, type Values } from "./funnel";
import { lineOf } from "./lines";

/** A visit of a line by who has said these answers, and the body that its lead is told. */
function bodyIn(slug: LineSlug, values: Values = {}, change: (session: Session) => void = () => undefined, identity: ReturnType<Session["identity"]> = {}) {
  const { session } = openFunnel(lineOf(slug), []);
  session.commit(values);
  change(session);
  const body = leadBody({ ...session, identity: () => identity }, "QUOTED");
  session.dispose();
  return body;
}

const tampa = { addressLine1: "412 Main St", city: "Tampa", state: "TX", zipCode: "33602" };
const selected = {
  kind: "quote", quoteId: "quote-1", carrierSpecificQuoteId: "TT-1234567890-ABCDEF", carrierId: "tern-and-tide", carrierName: "Tern & Tide", premium: 684, term: 6, bindable: false,
} as const;

describe("a lead's body", () => {
  it("of a visit that has said nothing names the line, the partner and the visit alone", () => {
    const { sessionId, ...body } = bodyIn("auto");
    expect(body).toEqual({ insuranceLine: "PERSONAL_AUTO", product: "PERSONAL_AUTO", quoteStatus: "QUOTED", recordType: "HAPPY", viuPartner: "default" });
    expect(sessionId).toMatch(/./);
  });

  it("tells everything that was said, in the wire's words", () => {
    const values = { ...tampa, addressLine2: "Apt 4", firstName: "Ada", lastName: "Reyes", email: " Ada@Example.COM", primaryPhoneNumber: "(813) 555-0134", emailId: "mail-1", referralCode: "REF-1" };
    const { sessionId: _session, ...body } = bodyIn("auto", values, (session) => {
      session.application.value = { id: "application-1", token: "t", line: "auto", revision: 0, ratedWith: null };
      session.selection.value = selected;
    }, { agentId: "AG-2", location: "LOC-2", visitorId: "visitor" });
    expect(body).toEqual({
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

  it("has no scope where a company beyond the list was chosen", () => {
    const body = bodyIn("auto", {}, (session) => (session.selection.value = { ...selected, kind: "additional", quoteId: null, carrierSpecificQuoteId: null }));
    expect(body).toMatchObject({ carrier: "Tern & Tide", carrierId: "tern-and-tide" });
    expect(body).not.toHaveProperty("scope");
    expect(body).not.toHaveProperty("selectedCarrierSpecificQuoteId");
  });
});

/** Gender and marital status, with what the law says of a vehicle in the state. */
const told = { gender: "Female", maritalStatus: "Married" };
it.each<[LineSlug, string, Values, Values]>([
  ["auto", "TX", told, told],
  ["motorcycle", "TX", told, told],
  ["auto", "CA", told, {}],
  ["auto", "MI", told, {}],
  ["motorcycle", "MA", told, {}],
  ["motorcycle", "HI", told, {}],
  ["auto", "NC", told, { maritalStatus: "Married" }],
  ["auto", "PA", told, { maritalStatus: "Married" }],
  ["auto", "TX", { gender: "NonBinary", maritalStatus: "DomesticPartner" }, { gender: "NonBinary", maritalStatus: "DomesticPartner" }],
  ["auto", "TX", { gender: "", maritalStatus: "Single" }, {}],
  ["auto", "TX", { maritalStatus: "" }, {}],
  ["life", "TX", told, { gender: "Female" }],
  ["life", "CA", told, { gender: "Female" }],
  ["homeowners", "TX", told, {}],
  ["renters", "TX", told, {}],
  ["pet", "TX", told, {}],
])("%s in %s, where %o was said before, tells %o", (slug, state, said, expected) => {
  const { gender, maritalStatus } = bodyIn(slug, { state, lifeState: state, petState: state, ...said });
  expect({ ...(gender && { gender }), ...(maritalStatus && { maritalStatus }) }).toEqual(expected);
});

describe("a bundle", () => {
  it.each([[true, true], [false, false], [null, undefined]])("is told as it was answered: %j", (bundling, expected) => {
    expect(bodyIn("auto", { bundling }).bundleDiscount).toBe(expected);
  });

  it("is wanted where the line is the second one", () => {
    const outcome = { line: "auto", by: "advisor", channel: null, carrierName: null } as const;
    const second = (next: readonly string[]) => bodyIn("renters", { bundling: false }, (session) => (session.outcome.value = { ...outcome, next } as never));
    expect(second(["renters"]).bundleDiscount).toBe(true);
    expect(second(["homeowners"]).bundleDiscount).toBe(false);
  });
});

describe("a wish to be contacted", () => {
  const wish = (values: Values, status: "QUOTED" | "FINALIZED" = "FINALIZED") => {
    const { session } = openFunnel(lineOf("auto"), []);
    session.commit(values);
    return leadBody(session, status).contactPreference;
  };
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

  it("is told with the end of a visit alone", () => expect(wish({ contactBy: "EMAIL" }, "QUOTED")).toBeUndefined());
});

it.each<[string, Values, (session: Session) => void, string]>([
  ["a plain visit", {}, () => undefined, "HAPPY"],
  ["somebody who was looked up", { leadLookup: "LK-1" }, () => undefined, "FETCH"],
  ["quotes that were there before", { leadLookup: "LK-1", isBatch: true }, () => undefined, "BATCH_QUOTE_TO_DIGITAL"],
  ["a case", { leadLookup: "LK-1", isBatch: true }, (session) => (session.complex.value = { scenario: "codeNotSupported", reason: "code_not_supported" }), "COMPLEX"],
  [
    "a visit that goes on at another site, with a case",
    { isBatch: true },
    (session) => {
      session.complex.value = { scenario: "codeNotSupported", reason: "code_not_supported" };
      session.redirect.value = { kind: "hand-off", url: "https://site.test/" } as never;
    },
    "HONEYQUOTE",
  ],
  ["a visit that leaves for the page to pay at", {}, (session) => (session.redirect.value = { kind: "payment", url: "https://pay.test/" } as never), "HAPPY"],
])("%s is recorded as such", (_name, values, change, recordType) => expect(bodyIn("auto", values, change).recordType).toBe(recordType));

describe("on the generic pages", () => {
  const lead = { id: "lead-1", token: "t", revision: 0, status: "CAPTURED" };
  it.each<[string, (session: Session) => void, string | undefined]>([
    ["a lead that begins there is of no line in particular", () => undefined, "OTHER"],
    ["a lead that was begun for a line stays of it", (session) => (session.lead.value = lead), undefined],
    [
      "a lead whose visitor has chosen something else is of that",
      (session) => {
        session.lead.value = lead;
        session.complex.value = { scenario: otherProducts, reason: "" };
      },
      "OTHER",
    ],
    [
      "a lead with another case stays of its line",
      (session) => {
        session.lead.value = lead;
        session.complex.value = { scenario: "codeNotSupported", reason: "" };
      },
      undefined,
    ],
  ])("%s", (_name, change, line) => {
    const { insuranceLine, product } = bodyIn("other", {}, change);
    expect([insuranceLine, product]).toEqual([line, line]);
  });

  it("a lead of a line that is known by then is told it again", () => {
    expect(bodyIn("auto", {}, (session) => (session.lead.value = lead)).insuranceLine).toBe("PERSONAL_AUTO");
  });
});

it.each([
  ["the config's", {}, { agentId: "AG-1", location: "LOC-1", organizationGuid: "ORG-1" }],
  ["the address's before it", { agentId: "AG-2", location: "LOC-2" }, { agentId: "AG-2", location: "LOC-2", organizationGuid: "ORG-1" }],
])("names agent and place: %s", (_whose, identity, expected) => {
  const { session } = openFunnel(lineOf("auto"), []);
  const config = { ...session.partner.config, agentId: "AG-1", locationId: "LOC-1", organizationGuid: "ORG-1" };
  const body = leadBody({ ...session, partner: { ...session.partner, config }, identity: () => identity }, "QUOTED");
  expect(body).toMatchObject(expected);
});

import { expect, it } from "vitest";
import { eventFacts } from "./eventFacts";

it("the advisor reads a lead's address with its unit", () => {
  const at = "2026-11-24T12:00:00.000Z";
  const propertyAddress = { addressLine1: "12 Main St", addressLine2: "4-B", city: "Austin", state: "TX", zipCode: "78701" };
  const facts = eventFacts(
    { type: "lead.created", timestamp: at, data: { leadId: "a", partner: "default", quoteStatus: "CAPTURED", recordType: "HAPPY", propertyAddress, createdTimestamp: at } },
    { language: "en", time: String },
  );
  expect(JSON.stringify(facts)).toContain("12 Main St, 4-B, Austin, TX 78701");
});

it("the advisor reads how many months a chosen price covers, so that none is taken for a month's", () => {
  const data = { leadId: "a", partner: "default", applicationId: "b", quoteId: "c", carrier: "tern", carrierName: "Tern & Tide", carrierSpecificQuoteId: "TER-1", premium: 359.05, term: 6, isBindable: false };
  const facts = eventFacts({ type: "quote.selected", timestamp: "2026-11-24T12:00:00.000Z", data }, { language: "en", time: String });
  expect(facts).toEqual([["Insurance company", "Tern & Tide"], ["Price", "$359.05"], ["Months covered", "6"], ["Quote number", "TER-1"]]);
});

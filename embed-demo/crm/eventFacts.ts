import { insuranceLines, type InsuranceLine } from "../../src/business/lines";
import { oneLine } from "../../src/business/oneLine";
import type { Language } from "../../src/kernel/language";
import { exactDollars } from "../../src/kernel/money";
import type { LeadEvent } from "../../src/api/contract/webhooks";
import type { Facts } from "../hosting/fillPage";
import { serviceLine } from "../service/lines/serviceLines";

/** Headings, in English; the page translates them. */
export const eventTitles: Readonly<Record<LeadEvent["type"], string>> = {
  "lead.created": "New lead",
  "lead.finalized": "Lead handed to an advisor",
  "callback.requested": "Call requested",
  "quote.selected": "Quote chosen",
  "policy.bound": "Policy issued",
  "payment.failed": "Payment failed",
  "lead.erased": "Lead erased",
};

type Lead = Extract<LeadEvent, { type: "lead.created" }>["data"];

interface Written {
  readonly language: Language;
  /** Writes an instant. */
  readonly time: (instant: string) => string;
}

const nameOf = (line: InsuranceLine, language: Language): string | undefined =>
  serviceLine(line)?.names[language] ?? insuranceLines.find(({ wire }) => wire === line)?.label;

const ofLead = ({ firstName, lastName, email, phone, insuranceLine: line, propertyAddress: at, carrier }: Lead, { language }: Written) => [
  ["Name", [firstName, lastName].filter(Boolean).join(" ")],
  ["Email", email],
  ["Phone", phone],
  ["Type of insurance", line && nameOf(line, language)],
  ["Address", oneLine(at ?? {})],
  ["Insurance company", carrier],
] as const;

function listed({ type, data }: LeadEvent, written: Written): readonly (readonly [string, string | undefined])[] {
  switch (type) {
    case "lead.created":
    case "lead.finalized":
      return ofLead(data, written);
    case "callback.requested":
      return [["Call at", data.callAt === undefined ? "As soon as possible" : written.time(data.callAt)], ...ofLead(data, written)];
    case "quote.selected":
      return [["Insurance company", data.carrierName], ["Price", exactDollars(data.premium)], ["Months covered", String(data.term)], ["Quote number", data.carrierSpecificQuoteId]];
    case "policy.bound":
      return [["Policy", data.policyNumber], ["Insurance company", data.carrierName], ["Insured", data.insured.join(", ")], ["Starts", data.effectiveDate], ["Ends", data.expirationDate]];
    case "payment.failed":
      return [["Reason", data.problem ?? ""], ["Amount", exactDollars(data.cents / 100)]];
    case "lead.erased":
      return [];
  }
}

/** What an event says, without members that the visitor never gave. */
export const eventFacts = (event: LeadEvent, written: Written): Facts =>
  listed(event, written).flatMap(([name, value]) => (value ? [[name, value] as const] : []));

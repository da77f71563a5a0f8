import type { Policy } from "../../api/contract/policies";
import { oneLine } from "../../business/oneLine";
import { parseIsoDate } from "../../kernel/dates";
import { dayWithYear } from "../../kernel/dayInSentence";
import type { Language } from "../../kernel/language";
import { exactDollars } from "../../kernel/money";
import type { Phrase } from "../../kernel/phrase";
import { phrases, worded } from "../../kernel/phrase";
import { planLabels } from "./labels";

const texts = phrases("purchase.policy", {
  title: "Renters policy summary",
  number: "Policy number",
  company: "Insurance company",
  insured: "Insured",
  address: "Address",
  first: "First day",
  last: "Last day",
  plan: "Payment plan",
  premium: "Total price",
});

export const dayOf = (iso: string, language: Language): string => {
  const date = parseIsoDate(iso);
  return date ? dayWithYear(date, language) : iso;
};

type Rows = readonly (readonly [name: string, value: string])[];

type Cover = Pick<Policy, "insured" | "propertyAddress" | "coverages"> & { readonly plan: Pick<Policy["plan"], "premiumCents"> };

/** The insured person and place, and the coverages of the policy. */
export function coverRows(policy: Cover, text: (phrase: Phrase) => string): Rows {
  return [
    [text(texts.insured), policy.insured.join(", ")],
    [text(texts.address), oneLine(policy.propertyAddress)],
    ...policy.coverages.map(({ label, value }) => [text(worded(label)), text(worded(value))] as const),
    [text(texts.premium), exactDollars(policy.plan.premiumCents / 100)],
  ];
}

/** A summary of the policy as a file to keep or print: plain text, which opens anywhere. */
export function policyText(policy: Policy, text: (phrase: Phrase) => string, language: Language): string {
  const rows: Rows = [
    [text(texts.number), policy.policyNumber],
    [text(texts.company), policy.carrierName],
    [text(texts.first), dayOf(policy.effectiveDate, language)],
    [text(texts.last), dayOf(policy.expirationDate, language)],
    ...coverRows(policy, text),
    [text(texts.plan), text(planLabels[policy.plan.planId])],
    ...policy.plan.installments.map(({ dueDate, cents }) => [dayOf(dueDate, language), exactDollars(cents / 100)] as const),
  ];
  return [text(texts.title), "", ...rows.map(([name, value]) => `${name}: ${value}`), ""].join("\n");
}

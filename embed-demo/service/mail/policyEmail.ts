import type { Policy } from "../../../src/api/contract/policies";
import { parseIsoDate } from "../../../src/kernel/dates";
import { dayWithYear } from "../../../src/kernel/dayInSentence";
import { exactDollars } from "../../../src/kernel/money";
import type { Letterhead } from "../partners/letterhead";
import type { EmailMessage } from "./emailMessage";
import { letter } from "./letter";

const spoken = (iso: string): string => {
  const day = parseIsoDate(iso);
  return day ? dayWithYear(day, "en") : iso;
};
const dollars = (cents: number): string => exactDollars(cents / 100);

/** The policy in short, to keep: what the success page's own file says. */
export function policyEmail({ letterhead, to, policy }: { letterhead: Letterhead; to: string; policy: Policy }): EmailMessage {
  const { carrierName, propertyAddress: at, plan } = policy;
  const address = `${[at.addressLine1, at.addressLine2, at.city].filter(Boolean).join(", ")}, ${at.state} ${at.zipCode}`;
  return letter({
    language: "en",
    letterhead,
    to,
    subject: `Your renters policy ${policy.policyNumber}`,
    why: "You got this email because you bought this policy. It's a one-time email, not a newsletter.",
    parts: [
      { kind: "text", text: `${carrierName} covers you from ${spoken(policy.effectiveDate)}. Keep this email. Your landlord can use it as proof of insurance.` },
      {
        kind: "table",
        head: ["Your policy", ""],
        rows: [
          ["Policy number", policy.policyNumber],
          ["Insured", policy.insured.join(", ")],
          ["Address", address],
          ["First day", spoken(policy.effectiveDate)],
          ["Last day", spoken(policy.expirationDate)],
          ...policy.coverages.map(({ label, value }) => [label, value]),
          ["Total price", dollars(plan.premiumCents)],
        ],
      },
      {
        kind: "table",
        head: ["Payments", ""],
        rows: plan.installments.map(({ dueDate, cents }, index) => [spoken(dueDate), `${dollars(cents)}${index === 0 ? ", paid" : ""}`]),
      },
    ],
  });
}

import type { Policy } from "../../api/contract/policies";
import { oneLine } from "../../business/oneLine";
import { parseIsoDate } from "../../kernel/dates";
import { dayWithYear } from "../../kernel/dayInSentence";
import type { Language } from "../../kernel/language";
import { exactDollars } from "../../kernel/money";
import type { Phrase } from "../../kernel/phrase";
import { phrases, worded } from "../../kernel/phrase";

const texts = phrases("purchase.policy", {
  insured: "Insured",
  address: "Address",
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

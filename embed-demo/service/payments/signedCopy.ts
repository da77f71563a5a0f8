import type { bindSubmission, consent } from "../database/schema";
import { carrierById } from "../carriers/carriers";

type Submission = typeof bindSubmission.$inferSelect;
type Receipt = typeof consent.$inferSelect;

const yes = (answer: boolean | undefined): string => (answer ? "Yes" : "No");

/** What was signed and under which words, as plain text: it opens anywhere, and prints as it stands. */
export function signedCopy({ applicationId, submitted, submittedAt }: Pick<Submission, "applicationId" | "submitted" | "submittedAt">, receipts: readonly Receipt[]): string {
  const { insured, propertyAddress: at, questions } = submitted;
  const facts: [string, string][] = [
    ["Application", applicationId],
    ["Insurance company", carrierById(submitted.carrierId).name],
    ["Company's quote", submitted.carrierSpecificQuoteId],
    ["Insured", insured.join(" and ")],
    ["Date of birth", submitted.dateOfBirth],
    ["Address", `${[at.addressLine1, at.addressLine2, at.city].filter(Boolean).join(", ")}, ${at.state} ${at.zipCode}`],
    ["First day of the policy", submitted.effectiveDate],
    ["Price", `$${submitted.premium.toFixed(2)} for ${submitted.termMonths} months`],
    ...submitted.coverages.map(({ label, value }): [string, string] => [label, value]),
    ["Type of home", questions.typeOfDwelling],
    ["Business or daycare at home", yes(questions.businessOrDaycare)],
    ["Losses", yes(questions.haveAnyLosses)],
    ["Dogs", yes(questions.anyDogsOnPremises)],
    ["Dogs of a restricted breed", yes(questions.anyDogsOnPremises && questions.anyRestrictedDogs)],
    ["Animal bites", yes(questions.anyAnimalBites)],
    ["Exotic or vicious animals", yes(questions.anyViciousExoticAnimals)],
  ];
  const consents = receipts.flatMap(({ kind, given, receivedAt, textVersion, textHash, pageUrl, text }) => [
    "",
    `${kind === "INTENT_TO_SIGN" ? "Signature" : "Electronic records"}: ${given ? "agreed" : "not agreed"}, ${receivedAt.toISOString()}`,
    `Page: ${pageUrl}`,
    `Wording ${textVersion}, SHA-256 ${textHash}`,
    text,
  ]);
  return ["Renters insurance application", "", ...facts.map(([name, value]) => `${name}: ${value}`), `Submitted: ${submittedAt.toISOString()}`, ...consents, ""].join("\n");
}

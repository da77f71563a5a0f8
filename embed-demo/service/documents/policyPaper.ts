import type { Policy } from "../../../src/api/contract/policies";
import { shownIn, type Language } from "../../../src/kernel/language";
import { closingOf } from "../partners/closing";
import type { Letterhead } from "../partners/letterhead";
import { coverageWords } from "../texts/coverageWords";
import { filled } from "../texts/filled";
import { policyFacts } from "../texts/policyFacts";
import type { Paper } from "./paper";

const texts = {
  en: {
    file: "policy",
    title: "Renters policy",
    lede: "Summary of your coverage, and proof of insurance for your landlord.",
    reference: "Policy {number}",
  },
  es: {
    file: "poliza",
    title: "Póliza de inquilinos",
    lede: "Resumen de su cobertura y comprobante de seguro para su arrendador.",
    reference: "Póliza {number}",
  },
} as const satisfies Readonly<Partial<Record<Language, unknown>>>;

/** The policy as it was bought. */
export function policyPaper(policy: Policy, asked: Language, letterhead: Letterhead): Paper {
  const language = shownIn(texts, asked);
  const own = texts[language];
  const { policyNumber, carrierName } = policy;
  return {
    language,
    fileName: `${own.file}-${policyNumber}`,
    title: own.title,
    lede: own.lede,
    company: carrierName,
    sections: policyFacts(policy, language, coverageWords),
    closing: closingOf(letterhead, language),
    reference: filled(own.reference, { number: policyNumber }),
  };
}

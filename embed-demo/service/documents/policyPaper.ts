import type { Policy } from "../../../src/api/contract/policies";
import type { PaymentPlanId } from "../../../src/business/paymentPlans";
import { oneLine } from "../../../src/business/oneLine";
import { shownIn, type Language } from "../../../src/kernel/language";
import { exactDollars } from "../../../src/kernel/money";
import type { Letterhead } from "../partners/letterhead";
import { coverageWords } from "../texts/coverageWords";
import { filled } from "../texts/filled";
import { closingOf } from "./closing";
import type { Paper } from "./paper";
import { daySpoken } from "./spoken";

const plansIn = {
  en: { MONTHLY: "Monthly", FULL_PAYMENT: "All at once", FORTY_THIRTY_THIRTY: "Three payments" },
  es: { MONTHLY: "Mensual", FULL_PAYMENT: "Un solo pago", FORTY_THIRTY_THIRTY: "Tres pagos" },
} as const satisfies Readonly<Partial<Record<Language, Readonly<Record<PaymentPlanId, string>>>>>;

const texts = {
  en: {
    file: "policy",
    title: "Renters policy",
    lede: "Summary of your coverage, and proof of insurance for your landlord.",
    policy: "Policy",
    number: "Policy number",
    company: "Insurance company",
    insured: "Insured",
    address: "Insured home",
    first: "First day",
    last: "Last day",
    coverage: "Coverage",
    premium: "Total price",
    payments: "Payments",
    plan: "Payment plan",
    paid: "{amount}, paid",
    reference: "Policy {number}",
  },
  es: {
    file: "poliza",
    title: "Póliza de inquilinos",
    lede: "Resumen de su cobertura y comprobante de seguro para su arrendador.",
    policy: "Póliza",
    number: "Número de póliza",
    company: "Compañía de seguros",
    insured: "Asegurado",
    address: "Vivienda asegurada",
    first: "Primer día",
    last: "Último día",
    coverage: "Cobertura",
    premium: "Precio total",
    payments: "Pagos",
    plan: "Plan de pago",
    paid: "{amount}, pagado",
    reference: "Póliza {number}",
  },
} as const satisfies Readonly<Partial<Record<Language, unknown>>>;

const dollars = (cents: number): string => exactDollars(cents / 100);

/** The policy as it was bought. */
export function policyPaper(policy: Policy, asked: Language, letterhead: Letterhead): Paper {
  const language = shownIn(texts, asked);
  const own = texts[language];
  const { policyNumber, carrierName, plan } = policy;
  return {
    language,
    fileName: `${own.file}-${policyNumber}`,
    title: own.title,
    lede: own.lede,
    company: carrierName,
    sections: [
      {
        title: own.policy,
        rows: [
          [own.number, policyNumber],
          [own.company, carrierName],
          [own.insured, policy.insured.join(", ")],
          [own.address, oneLine(policy.propertyAddress)],
          [own.first, daySpoken(policy.effectiveDate, language)],
          [own.last, daySpoken(policy.expirationDate, language)],
        ],
      },
      { title: own.coverage, rows: policy.coverages.map(({ label, value }) => [coverageWords(label, language), coverageWords(value, language)]) },
      {
        title: own.payments,
        rows: [
          [own.plan, plansIn[language][plan.planId]],
          [own.premium, dollars(plan.premiumCents)],
          ...plan.installments.map(({ dueDate, cents }, index) => [daySpoken(dueDate, language), index === 0 ? filled(own.paid, { amount: dollars(cents) }) : dollars(cents)] as const),
        ],
      },
    ],
    closing: closingOf(letterhead, language),
    reference: filled(own.reference, { number: policyNumber }),
  };
}

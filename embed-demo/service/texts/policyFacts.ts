import type { Policy } from "../../../src/api/contract/policies";
import { oneLine } from "../../../src/business/oneLine";
import type { PaymentPlanId } from "../../../src/business/paymentPlans";
import { shownIn, type Language } from "../../../src/kernel/language";
import { exactDollars } from "../../../src/kernel/money";
import { filled } from "./filled";
import { daySpoken } from "./spoken";

const texts = {
  en: {
    policy: "Policy",
    number: "Policy number",
    company: "Insurance company",
    insured: "Insured",
    address: "Insured home",
    first: "First day",
    last: "Last day",
    coverage: "Coverage",
    payments: "Payments",
    plan: "Payment plan",
    MONTHLY: "Monthly",
    FULL_PAYMENT: "All at once",
    FORTY_THIRTY_THIRTY: "Three payments",
    premium: "Total price",
    paid: "{amount}, paid",
  },
  es: {
    policy: "Póliza",
    number: "Número de póliza",
    company: "Compañía de seguros",
    insured: "A nombre de",
    address: "Vivienda asegurada",
    first: "Primer día",
    last: "Último día",
    coverage: "Cobertura",
    payments: "Pagos",
    plan: "Plan de pago",
    MONTHLY: "Mensual",
    FULL_PAYMENT: "Un solo pago",
    FORTY_THIRTY_THIRTY: "Tres pagos",
    premium: "Precio total",
    paid: "{amount}, pagado",
  },
} as const satisfies Readonly<Partial<Record<Language, Readonly<Record<string, string> & Record<PaymentPlanId, string>>>>>;

/** Says a coverage's name or value, which the service stores in English, in another language. */
export type CoverageWords = (english: string, language: Language) => string;

/** A name with its value. */
export type Fact = readonly [name: string, value: string];

interface Facts {
  readonly title: string;
  readonly rows: readonly Fact[];
}

const dollars = (cents: number): string => exactDollars(cents / 100);

/** Coverages as papers and e-mails list them. */
export const coverageFacts = (coverages: Policy["coverages"], language: Language, words: CoverageWords): readonly Fact[] =>
  coverages.map(({ label, value }) => [words(label, language), words(value, language)]);

/** The facts of a policy, which its paper and its e-mail both state: whose it is and from when, the coverage, the payments. */
export function policyFacts(policy: Policy, asked: Language, words: CoverageWords): readonly Facts[] {
  const language = shownIn(texts, asked);
  const own = texts[language];
  const { policyNumber, carrierName, insured, propertyAddress, effectiveDate, expirationDate, coverages, plan } = policy;
  return [
    {
      title: own.policy,
      rows: [
        [own.number, policyNumber],
        [own.company, carrierName],
        [own.insured, insured.join(", ")],
        [own.address, oneLine(propertyAddress)],
        [own.first, daySpoken(effectiveDate, language)],
        [own.last, daySpoken(expirationDate, language)],
      ],
    },
    { title: own.coverage, rows: coverageFacts(coverages, language, words) },
    {
      title: own.payments,
      rows: [
        [own.plan, own[plan.planId]],
        [own.premium, dollars(plan.premiumCents)],
        ...plan.installments.map(({ dueDate, cents }, index): Fact => [daySpoken(dueDate, language), index === 0 ? filled(own.paid, { amount: dollars(cents) }) : dollars(cents)]),
      ],
    },
  ];
}

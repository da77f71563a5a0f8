import type { PaymentPlanId } from "../../../src/business/paymentPlans";
import { shownIn, sourceLanguage, type Language } from "../../../src/kernel/language";
import { exactDollars } from "../../../src/kernel/money";
import type { Submitted } from "../database/tables/bindSubmission";
import type { StoredPayment } from "../database/tables/payment";
import { besideText, type Letterhead } from "../partners/letterhead";
import { carrierById } from "../reference/carriers";
import { filled } from "../texts/filled";
import { daySpoken } from "../texts/spoken";
import type { PaymentOrder } from "./provider";

const texts = {
  en: {
    description: "Renters insurance from {carrier}",
    policy: "Policy",
    term: "{months} months from {date}",
    plan: "Payment plan",
    MONTHLY: "Monthly, payment 1 of {count}",
    FULL_PAYMENT: "All at once",
    FORTY_THIRTY_THIRTY: "Three payments, the first of them",
    total: "Total price",
  },
  es: {
    description: "Seguro de inquilinos de {carrier}",
    policy: "Póliza",
    term: "{months} meses desde el {date}",
    plan: "Plan de pago",
    MONTHLY: "Mensual, pago 1 de {count}",
    FULL_PAYMENT: "Un solo pago",
    FORTY_THIRTY_THIRTY: "Tres pagos, el primero de ellos",
    total: "Precio total",
  },
} as const satisfies Readonly<Partial<Record<Language, Readonly<Record<PaymentPlanId | "description" | "policy" | "term" | "plan" | "total", string>>>>>;

/** The order as the payment page shows it: seller, goods, and the amount to pay now. Nothing in it identifies the visitor. */
export function orderOf(
  { id, installments, planId, premiumCents, successUrl, failureUrl }: Pick<StoredPayment, "id" | "installments" | "planId" | "premiumCents" | "successUrl" | "failureUrl">,
  { language: asked, carrierId, termMonths, effectiveDate }: Pick<Submitted, "language" | "carrierId" | "termMonths" | "effectiveDate">,
  letterhead: Letterhead,
): PaymentOrder {
  const language = shownIn(texts, asked ?? sourceLanguage);
  const own = texts[language];
  const beside = besideText(letterhead, language);
  return {
    transactionId: id,
    cents: installments[0]?.cents ?? 0,
    description: filled(own.description, { carrier: carrierById(carrierId).name }),
    items: [
      { name: own.policy, value: filled(own.term, { months: termMonths, date: daySpoken(effectiveDate, language) }) },
      { name: own.plan, value: filled(own[planId], { count: installments.length }) },
      { name: own.total, value: exactDollars(premiumCents / 100) },
    ],
    seller: letterhead.name,
    ...(beside && { beside }),
    ...(asked && { language: asked }),
    successUrl,
    failureUrl,
  };
}

import type { Policy } from "../../../src/api/contract/policies";
import { oneLine } from "../../../src/business/oneLine";
import { parseIsoDate } from "../../../src/kernel/dates";
import { dayWithYear } from "../../../src/kernel/dayInSentence";
import { shownIn, type Language } from "../../../src/kernel/language";
import { exactDollars } from "../../../src/kernel/money";
import type { Letterhead } from "../partners/letterhead";
import type { EmailMessage } from "../database/tables/email";
import { filled } from "../texts/filled";
import { letter } from "./letter";
import { unlinkedAddress, unlinkedName } from "./unlinked";

const texts = {
  en: {
    subject: "Your renters policy {number}",
    why: "You got this email because you bought this policy. It's a one-time email, not a newsletter.",
    keep: "{carrier} covers you from {date}. Your policy and your signed application are attached as PDF files. Keep them. Your landlord can use the policy as proof of insurance.",
    policy: "Your policy",
    number: "Policy number",
    insured: "Insured",
    address: "Address",
    first: "First day",
    last: "Last day",
    premium: "Total price",
    payments: "Payments",
    paid: "{amount}, paid",
  },
  es: {
    subject: "Su póliza de inquilinos {number}",
    why: "Recibió este correo electrónico porque compró esta póliza. Es un solo mensaje, no un boletín.",
    keep: "{carrier} le cubre desde el {date}. Su póliza y su solicitud firmada están adjuntas como archivos PDF. Guárdelas. A su arrendador le sirve la póliza como comprobante de seguro.",
    policy: "Su póliza",
    number: "Número de póliza",
    insured: "Asegurado",
    address: "Dirección",
    first: "Primer día",
    last: "Último día",
    premium: "Precio total",
    payments: "Pagos",
    paid: "{amount}, pagado",
  },
} as const satisfies Readonly<Partial<Record<Language, unknown>>>;

const dollars = (cents: number): string => exactDollars(cents / 100);

interface PolicyEmail {
  /** The language in which the policy was signed. */
  readonly language: Language;
  readonly letterhead: Letterhead;
  readonly to: string;
  readonly policy: Policy;
  /** Says a coverage's name or value, which the service stores in English, in another language. */
  readonly coverageWords: (english: string, language: Language) => string;
}

/** A summary of the policy to keep, like the success page's file. Only the insured person and place were typed by the buyer. */
export function policyEmail({ language: asked, letterhead, to, policy, coverageWords }: PolicyEmail): EmailMessage {
  const language = shownIn(texts, asked);
  const own = texts[language];
  const spoken = (iso: string): string => {
    const day = parseIsoDate(iso);
    return day ? dayWithYear(day, language) : iso;
  };
  const { carrierName, propertyAddress: at, plan } = policy;
  const address = oneLine({ ...at, addressLine1: unlinkedAddress(at.addressLine1), addressLine2: unlinkedAddress(at.addressLine2 ?? ""), city: unlinkedAddress(at.city) });
  const email = letter({
    language,
    letterhead,
    to,
    subject: filled(own.subject, { number: policy.policyNumber }),
    why: own.why,
    parts: [
      { kind: "text", text: filled(own.keep, { carrier: carrierName, date: spoken(policy.effectiveDate) }) },
      {
        kind: "table",
        head: [own.policy, ""],
        rows: [
          [own.number, policy.policyNumber],
          [own.insured, policy.insured.map(unlinkedName).join(", ")],
          [own.address, address],
          [own.first, spoken(policy.effectiveDate)],
          [own.last, spoken(policy.expirationDate)],
          ...policy.coverages.map(({ label, value }) => [coverageWords(label, language), coverageWords(value, language)]),
          [own.premium, dollars(plan.premiumCents)],
        ],
      },
      {
        kind: "table",
        head: [own.payments, ""],
        rows: plan.installments.map(({ dueDate, cents }, index) => [spoken(dueDate), index === 0 ? filled(own.paid, { amount: dollars(cents) }) : dollars(cents)]),
      },
    ],
  });
  return { ...email, attached: "purchase" };
}

import type { Policy } from "../../../src/api/contract/policies";
import { shownIn, type Language } from "../../../src/kernel/language";
import type { Letterhead } from "../partners/letterhead";
import type { EmailMessage } from "../database/tables/email";
import { filled } from "../texts/filled";
import { policyFacts, type CoverageWords } from "../texts/policyFacts";
import { daySpoken } from "../texts/spoken";
import { letter } from "./letter";
import { unlinkedAddress, unlinkedName } from "./unlinked";

const texts = {
  en: {
    subject: "Your renters policy {number}",
    why: "You got this email because you bought this policy. It's a one-time email, not a newsletter.",
    keep: "{carrier} covers you from {date}. Your policy and your signed application are attached as PDF files. Keep them. Your landlord can use the policy as proof of insurance.",
  },
  es: {
    subject: "Su póliza de inquilinos {number}",
    why: "Recibió este correo electrónico porque compró esta póliza. Es un solo mensaje, no un boletín.",
    keep: "{carrier} le cubre desde el {date}. Su póliza y su solicitud firmada están adjuntas como archivos PDF. Guárdelas. A su arrendador le sirve la póliza como comprobante de seguro.",
  },
} as const satisfies Readonly<Partial<Record<Language, unknown>>>;

interface PolicyEmail {
  /** The language in which the policy was signed. */
  readonly language: Language;
  readonly letterhead: Letterhead;
  readonly to: string;
  readonly policy: Policy;
  readonly coverageWords: CoverageWords;
}

/** The policy as its buyer may have typed it, with nothing in it that a mail program would turn into a link. */
const unlinked = ({ insured, propertyAddress: at, ...policy }: Policy): Policy => ({
  ...policy,
  insured: insured.map(unlinkedName),
  propertyAddress: { ...at, addressLine1: unlinkedAddress(at.addressLine1), addressLine2: unlinkedAddress(at.addressLine2 ?? ""), city: unlinkedAddress(at.city) },
});

/** The facts of the policy to keep, the same as on its paper. Only the insured person and place were typed by the buyer. */
export function policyEmail({ language: asked, letterhead, to, policy, coverageWords }: PolicyEmail): EmailMessage {
  const language = shownIn(texts, asked);
  const own = texts[language];
  const email = letter({
    language,
    letterhead,
    to,
    subject: filled(own.subject, { number: policy.policyNumber }),
    why: own.why,
    parts: [
      { kind: "text", text: filled(own.keep, { carrier: policy.carrierName, date: daySpoken(policy.effectiveDate, language) }) },
      ...policyFacts(unlinked(policy), language, coverageWords).map(({ title, rows }) => ({ kind: "table" as const, head: [title, ""], rows })),
    ],
  });
  return { ...email, attached: "purchase" };
}

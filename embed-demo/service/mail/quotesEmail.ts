import type { Quote } from "../../../src/api/contract/quote";
import { monthlyPremium } from "../../../src/business/quoteOrder";
import { durationInWords } from "../../../src/kernel/duration";
import { shownIn, type Language } from "../../../src/kernel/language";
import { exactDollars } from "../../../src/kernel/money";
import type { Letterhead } from "../partners/letterhead";
import type { EmailMessage } from "../database/tables/email";
import { filled } from "../texts/filled";
import { letter, type Part } from "./letter";

interface QuotesEmail {
  readonly language: Language;
  readonly letterhead: Letterhead;
  readonly to: string;
  /** The line's name in the subject. */
  readonly line: string;
  /** Sorted by monthly price, lowest first. */
  readonly quotes: readonly Quote[];
  /** Names of companies that an advisor asks, from our own list. */
  readonly additionalCarriers: readonly string[];
  /** A referral code that we issued; null otherwise. */
  readonly referralCode: string | null;
  /** The link that continues the visit, and the hours for which it works; null if the page gave none. */
  readonly link: { readonly url: string; readonly hours: number } | null;
}

const texts = {
  en: {
    subject: "Your {line} quotes",
    order: "Lowest monthly price first. A firm price is one the company will honor. An estimate can change once the company checks its records.",
    company: "Company",
    price: "Monthly price",
    firm: "Firm price",
    estimate: "Estimate",
    monthly: "billed monthly",
    term: "{price} for {months} months",
    more: "An advisor can also get you a quote from",
    referral: "Your referral code: {referral}",
    link: "See my quotes",
    once: "The link works once and expires in {length}. Anyone who has it can see your answers, so share it only with people you trust.",
  },
  es: {
    subject: "Sus cotizaciones de seguro de {line}",
    order:
      "Primero el precio mensual más bajo. Un precio firme es el que la compañía va a respetar. " +
      "Un estimado puede cambiar cuando la compañía revise sus registros.",
    company: "Compañía",
    price: "Precio mensual",
    firm: "Precio firme",
    estimate: "Estimado",
    monthly: "se cobra cada mes",
    term: "{price} por {months} meses",
    more: "Un asesor también puede conseguirle una cotización de",
    referral: "Su código de referencia: {referral}",
    link: "Ver mis cotizaciones",
    once: "El enlace sirve una vez y vence en {length}. Quien lo tenga puede ver sus respuestas, así que compártalo solo con personas de confianza.",
  },
} as const satisfies Readonly<Partial<Record<Language, unknown>>>;

/** Prices as on screen: per month, firm or estimated, with the total for the term. Repeats none of the visitor's answers. */
export function quotesEmail({ language: asked, letterhead, to, line, quotes, additionalCarriers, referralCode, link }: QuotesEmail): EmailMessage {
  const language = shownIn(texts, asked);
  const own = texts[language];
  const term = ({ premium, term: months }: Quote): string =>
    months === 1 ? own.monthly : filled(own.term, { price: exactDollars(premium), months });
  const parts: Part[] = [
    { kind: "text", text: own.order },
    {
      kind: "table",
      head: [own.company, own.price, ""],
      rows: quotes.map((quote) => [quote.carrierName, exactDollars(monthlyPremium(quote)), `${quote.isBindable ? own.firm : own.estimate}, ${term(quote)}`]),
    },
    ...(additionalCarriers.length > 0 ? [{ kind: "list" as const, title: own.more, items: additionalCarriers }] : []),
    ...(referralCode === null ? [] : [{ kind: "text" as const, text: filled(own.referral, { referral: referralCode }) }]),
    ...(link === null
      ? []
      : [
          { kind: "link" as const, label: own.link, url: link.url },
          { kind: "text" as const, text: filled(own.once, { length: durationInWords(link.hours, language) }) },
        ]),
  ];
  return letter({ language, letterhead, to, subject: filled(own.subject, { line }), parts });
}

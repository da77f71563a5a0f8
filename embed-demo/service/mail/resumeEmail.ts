import { durationInWords } from "../../../src/kernel/duration";
import { shownIn, type Language } from "../../../src/kernel/language";
import type { Letterhead } from "../partners/letterhead";
import type { EmailMessage } from "../database/tables/email";
import { filled } from "../texts/filled";
import { letter } from "./letter";

const texts = {
  en: {
    subject: "Continue where you left off",
    saved: "Your answers and quotes are saved. Open this link on the device that you want to use.",
    link: "Continue my quote",
    once: "The link works once and expires in {length}. Anyone who has it can see your answers, so share it only with people you trust.",
  },
  es: {
    subject: "Continúe donde se quedó",
    saved: "Sus respuestas y cotizaciones están guardadas. Abra este enlace en el dispositivo que quiera usar.",
    link: "Continuar mi cotización",
    once: "El enlace sirve una vez y vence en {length}. Quien lo tenga puede ver sus respuestas, así que compártalo solo con personas de confianza.",
  },
} as const satisfies Readonly<Partial<Record<Language, unknown>>>;

interface ResumeEmail {
  readonly language: Language;
  readonly letterhead: Letterhead;
  readonly to: string;
  /** `hours` is how long the link works. */
  readonly link: { readonly url: string; readonly hours: number };
}

/** The link that continues the visit on another device. */
export function resumeEmail({ language: asked, letterhead, to, link: { url, hours } }: ResumeEmail): EmailMessage {
  const language = shownIn(texts, asked);
  const { subject, saved, once, ...own } = texts[language];
  return letter({
    language,
    letterhead,
    to,
    subject,
    parts: [
      { kind: "text", text: saved },
      { kind: "link", label: own.link, url },
      { kind: "text", text: filled(once, { length: durationInWords(hours, language) }) },
    ],
  });
}

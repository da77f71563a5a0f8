import { shownIn, type Language } from "../../../src/kernel/language";
import type { Letterhead } from "../partners/letterhead";
import type { EmailMessage } from "../database/tables/email";
import { filled } from "../texts/filled";
import { letter } from "./letter";
import { erasureLinkHours } from "../database/periods";

const texts = {
  en: {
    subject: "Delete your information",
    asked: "Someone asked to delete the information we have under this email address. Open this link to see what will be deleted, and to confirm.",
    link: "Delete my information",
    expires: "The link works once and expires in {hours} hours. If you didn't ask for it, ignore this email, and nothing will be deleted.",
    why: "You got this email because your address was entered on our privacy page. It's a one-time email, not a newsletter.",
  },
  es: {
    subject: "Borre su información",
    asked: "Alguien pidió borrar la información que tenemos con esta dirección de correo electrónico. Abra este enlace para ver qué se borrará y confirmarlo.",
    link: "Borrar mi información",
    expires: "El enlace sirve una vez y vence en {hours} horas. Si usted no lo pidió, ignore este correo electrónico y no se borrará nada.",
    why: "Recibió este correo electrónico porque su dirección se escribió en nuestra página de privacidad. Es un solo mensaje, no un boletín.",
  },
} as const satisfies Readonly<Partial<Record<Language, unknown>>>;

interface ErasureEmail {
  readonly language: Language;
  readonly letterhead: Letterhead;
  readonly to: string;
  readonly url: string;
}

/** An e-mail with the link that erases everything stored about a person. */
export function erasureEmail({ language: wanted, letterhead, to, url }: ErasureEmail): EmailMessage {
  const language = shownIn(texts, wanted);
  const { subject, asked, link, expires, why } = texts[language];
  return letter({
    language,
    letterhead,
    to,
    subject,
    why,
    parts: [
      { kind: "text", text: asked },
      { kind: "link", label: link, url },
      { kind: "text", text: filled(expires, { hours: erasureLinkHours }) },
    ],
  });
}

import { shownIn, type Language } from "../../../src/kernel/language";
import { filled } from "../texts/filled";
import { phoneSpoken } from "../texts/spoken";
import { besideText, type Letterhead } from "./letterhead";

const texts = {
  en: { questions: "Questions? Call {name} at {number}.", licence: "Insurance is sold by {agency} (National Producer Number {npn}).", licenses: "Licenses: {licenses}." },
  es: { questions: "¿Preguntas? Llame a {name} al {number}.", licence: "El seguro lo vende {agency} (Número Nacional de Productor {npn}).", licenses: "Licencias: {licenses}." },
} as const satisfies Readonly<Partial<Record<Language, unknown>>>;

/**
 * The end of every paper and e-mail: the partner's name and number, and the agency with its licenses. California requires the license
 * in type as large as the rest.
 */
export function closingOf(letterhead: Letterhead, language: Language): readonly string[] {
  const own = texts[shownIn(texts, language)];
  const { name, tollFreeNumber, licensing: { agency, npn, licenses } } = letterhead;
  const listed = licenses.map(({ state, number }) => `${state} ${number}`).join(", ");
  return [
    filled(own.questions, { name, number: phoneSpoken(tollFreeNumber) }),
    [filled(own.licence, { agency, npn }), listed && filled(own.licenses, { licenses: listed })].filter(Boolean).join(" "),
    besideText(letterhead, language),
  ].filter(Boolean);
}

import { sourceLanguage, type Language } from "../kernel/language";
import type { Phrase } from "../kernel/phrase";
import { wordingIn } from "../partner/partnerShown";
import type { Session } from "./session";

/** Returns the language in which a phrase is shown: the visitor's, or the source's if that one lacks the text. */
export function languageShown({ partner, speech }: Pick<Session, "partner" | "speech">, { key }: Phrase): Language {
  const { language, catalogue } = speech.peek();
  const isMissing = catalogue?.[sourceLanguage]?.[key] !== undefined && wordingIn(partner, language)?.[key] === undefined;
  return isMissing ? sourceLanguage : language;
}

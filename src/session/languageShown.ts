import { sourceLanguage, type Language } from "../kernel/language";
import type { Phrase } from "../kernel/phrase";
import { wordingIn } from "../partner/partnerShown";
import type { Session } from "./session";

/** Returns the language in which a phrase is shown: the visitor's, or the source's if that one lacks the text. */
export function languageShown({ partner, speech }: Pick<Session, "partner" | "speech">, { key }: Phrase): Language {
  const { language, catalogue } = speech.peek();
  const lacking = catalogue?.[sourceLanguage];
  // The service's words have no key but their own English, so no list of missing texts has them.
  const [prefix, name = ""] = key.split(".");
  const isMissing = lacking?.[key] !== undefined || (lacking && prefix === "service" && catalogue?.[prefix]?.[name] === undefined);
  return isMissing && wordingIn(partner, language)[key] === undefined ? sourceLanguage : language;
}

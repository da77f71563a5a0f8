import { sourceLanguage, suffixOf } from "../kernel/language";
import type { Phrase } from "../kernel/phrase";
import { languageShown } from "./languageShown";
import type { Session } from "./session";

/**
 * Returns the version of a consent's wording for its receipt: "2026-01", and in another language "2026-01-es". A language that
 * lacks one of its texts shows that text in the source's language, and so does the receipt: the version is the source's.
 */
export function wordingVersion(session: Pick<Session, "partner" | "speech">, shown: readonly Phrase[]): string {
  const [language = sourceLanguage, ...others] = new Set(shown.map((phrase) => languageShown(session, phrase)));
  return session.partner.config.consentVersion + suffixOf(others.length > 0 ? sourceLanguage : language);
}

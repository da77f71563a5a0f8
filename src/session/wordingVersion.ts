import { suffixOf } from "../kernel/language";
import type { Session } from "./session";

/** Returns the version of a consent's wording for its receipt: "2026-01", and in another language "2026-01-es". */
export function wordingVersion({ partner, speech }: Pick<Session, "partner" | "speech">): string {
  return partner.config.consentVersion + suffixOf(speech.peek().language);
}

import { suffixOf } from "../kernel/language";
import type { Session } from "./session";

/** Which wording a consent was read in, as its receipt keeps it: "2026-01", and in another language "2026-01-es". */
export function wordingVersion({ partner, speech }: Pick<Session, "partner" | "speech">): string {
  return partner.config.consentVersion + suffixOf(speech.peek().language);
}

import { newId } from "../../kernel/ids";
import type { SessionStorage } from "../../session/kept/storage";

/** Tells whether the visitor has opted out of being recognized (Global Privacy Control). */
export const hasOptedOut = (): boolean => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The random number that tells this browser's visits from others'. After an opt-out there is none, and an old one is forgotten. */
export function visitorIdIn(storage: SessionStorage): string | undefined {
  if (hasOptedOut()) {
    storage.clear();
    return undefined;
  }
  const known = storage.read();
  if (typeof known === "string") return known;
  const made = newId();
  storage.write(made);
  return made;
}

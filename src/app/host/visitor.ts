import { newId } from "../../kernel/ids";
import type { SessionStorage } from "../../session/kept/storage";

/** Tells whether the visitor has opted out of being recognized (Global Privacy Control). */
export const hasOptedOut = (): boolean => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Returns the random number that identifies this browser's visits. After an opt-out it returns none and deletes the stored one. */
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

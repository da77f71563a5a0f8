import { createContext, useContext } from "react";
import type { Language } from "../kernel/language";
import type { Phrase } from "../kernel/phrase";
import { languageShown } from "./languageShown";
import type { Session } from "./session";
import { useValue } from "./useValue";

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("Screens are shown inside a SessionProvider");
  return session;
}

/**
 * Returns the function that turns a phrase into text in the current language and the partner's wording. Changing the
 * language renders everything again, from the top.
 */
export const useText = (): ((phrase: Phrase) => string) => useSession().say;

/** Returns the language, for dates, which a catalogue doesn't contain. */
export const useLanguage = (): Language => useValue(useSession().speech).language;

/** Returns the language of a text that is shown in another one than the texts around it, for its `lang`. */
export function useOtherLanguage(phrase: Phrase): Language | undefined {
  const session = useSession();
  const shown = languageShown(session, phrase);
  return shown === useLanguage() ? undefined : shown;
}

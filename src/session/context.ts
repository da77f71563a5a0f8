import { createContext, useContext } from "react";
import type { Language } from "../kernel/language";
import type { Phrase } from "../kernel/phrase";
import type { Session } from "./session";
import { useValue } from "./useValue";

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("Screens are shown inside a SessionProvider");
  return session;
}

/** Phrases in the language that is spoken, in the partner's wording. Another language renders everything anew, from the top. */
export const useText = (): ((phrase: Phrase) => string) => useSession().say;

/** For dates, which a catalogue doesn't hold. */
export const useLanguage = (): Language => useValue(useSession().speech).language;

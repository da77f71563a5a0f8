import { createContext, useContext } from "react";
import type { Phrase } from "../kernel/phrase";
import type { Session } from "./session";

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("Screens are shown inside a SessionProvider");
  return session;
}

/** Phrases in the partner's wording. */
export const useText = (): ((phrase: Phrase) => string) => useSession().say;

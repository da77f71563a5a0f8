import { createContext, useContext } from "react";
import type { Funnel } from "./funnel";

const FunnelContext = createContext<Funnel | null>(null);

export const FunnelProvider = FunnelContext.Provider;

/** Returns the funnel, for the app's own parts; screens use the session and the runner only. */
export function useFunnel(): Funnel {
  const funnel = useContext(FunnelContext);
  if (!funnel) throw new Error("Parts of the app are shown inside a FunnelProvider");
  return funnel;
}

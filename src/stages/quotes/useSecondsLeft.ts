import { useEffect, useState } from "react";
import { useSession } from "../../session/context";

/** Whole seconds until an instant; null without one. */
export function useSecondsLeft(deadline: number | null): number | null {
  const { now } = useSession();
  const [at, setAt] = useState(() => now().getTime());
  useEffect(() => {
    if (deadline === null) return undefined;
    setAt(now().getTime());
    const timer = setInterval(() => setAt(now().getTime()), 1_000);
    return () => clearInterval(timer);
  }, [deadline, now]);
  return deadline === null ? null : Math.max(0, Math.ceil((deadline - at) / 1_000));
}

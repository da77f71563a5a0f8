import { useEffect, useMemo, useState } from "react";
import type { Quote } from "../../../api/contract/quote";
import { usualQuote } from "./usual";

const terms = (usual: Quote | null): string => String(usual?.coverages.map(({ id, value }) => id + value));

/**
 * Returns the quote with the usual terms. One more quote can change them, but not the words of a row that is being read. Compares
 * terms, so that an unchanged result renders nothing again.
 */
export function useUsualQuote(quotes: readonly Quote[], looking: boolean): Quote | null {
  const now = useMemo(() => usualQuote(quotes), [quotes]);
  const [held, setHeld] = useState(now);
  useEffect(() => {
    if (!looking && terms(held) !== terms(now)) setHeld(now);
  }, [looking, held, now]);
  return held ?? now;
}

import { useEffect, useState } from "react";
import type { Quote } from "../../../api/contract/quote";
import type { Expected } from "../customize/expected";

/** Keeps an estimate until its company's new price replaces it, or the run ends without one. */
export function useExpected(quotes: readonly Quote[], complete: boolean): readonly [Expected | null, (expected: Expected | null) => void] {
  const [expected, setExpected] = useState<Expected | null>(null);
  // A new price from its company replaces an estimate, and so does a run that ends without one.
  const isSuperseded =
    expected !== null && !quotes.includes(expected.of) && (complete || quotes.some(({ carrierId }) => carrierId === expected.of.carrierId));
  useEffect(() => {
    if (isSuperseded) setExpected(null);
  }, [isSuperseded]);
  return [expected, setExpected];
}

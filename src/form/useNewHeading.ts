import type { RefObject } from "react";
import { useEffect, useRef } from "react";

/** Where a screen turns into another at the same address, the new heading takes the focus as it does after a step. */
export function useNewHeading(shown: string): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    top.current?.querySelector("h1")?.focus();
  }, [shown]);
  return top;
}

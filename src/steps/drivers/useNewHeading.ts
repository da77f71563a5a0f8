import type { RefObject } from "react";
import { useEffect, useRef } from "react";

/** Where a screen turns into another at the same address, the new heading takes the focus as it does after a step. */
export function useNewHeading(which: unknown): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(which);
  useEffect(() => {
    if (shown.current === which) return;
    shown.current = which;
    top.current?.querySelector("h1")?.focus();
  }, [which]);
  return top;
}

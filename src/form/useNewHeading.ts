import type { RefObject } from "react";
import { useEffect, useRef } from "react";
import { useRunner } from "./runner";

/**
 * Where a screen turns into another at the same address, the new heading takes the focus as it does after a step. What
 * comes late on the first screen of all doesn't: the host's page keeps its focus.
 */
export function useNewHeading(shown: "form" | "list" | "nothing yet"): RefObject<HTMLDivElement | null> {
  const runner = useRunner();
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  const isArrival = useRef(shown === "nothing yet");
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (shown === "nothing yet") return;
    const isFirst = isArrival.current && runner.enter.peek() === null;
    isArrival.current = false;
    if (!isFirst) top.current?.querySelector("h1")?.focus();
  }, [shown, runner]);
  return top;
}

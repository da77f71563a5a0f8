import type { RefObject } from "react";
import { useEffect, useRef } from "react";
import { showTop } from "../ui/behavior/showTop";

/** When a screen changes at the same address, moves the focus to the new heading and scrolls to it, as after a step. */
export function useNewHeading(shown: string): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown || !top.current) return;
    before.current = shown;
    top.current.querySelector<HTMLElement>("[data-title]")?.focus({ preventScroll: true });
    const root = top.current.getRootNode();
    if (root instanceof ShadowRoot) showTop(root.host);
  }, [shown]);
  return top;
}

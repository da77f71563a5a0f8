import type { RefObject } from "react";
import { useEffect, useRef } from "react";
import { placeOfFocus } from "../ui/behavior/placeOfFocus";
import { showTop } from "../ui/behavior/showTop";

/**
 * When a screen changes at the same address, moves the focus to the new heading and scrolls to it, as after a step. A visitor who
 * has gone to another part of the page stays there.
 */
export function useNewHeading(shown: string): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  // Asked before the change, which may take away the part that has the focus.
  const isAway = top.current !== null && placeOfFocus(top.current) === "elsewhere";
  useEffect(() => {
    if (before.current === shown || !top.current) return;
    before.current = shown;
    if (isAway) return;
    top.current.querySelector<HTMLElement>("[data-title]")?.focus({ preventScroll: true });
    const root = top.current.getRootNode();
    if (root instanceof ShadowRoot) showTop(root.host);
  }, [shown, isAway]);
  return top;
}

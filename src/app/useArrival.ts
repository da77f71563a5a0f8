import type { RefObject } from "react";
import { useEffect, useRef } from "react";
import { showTop } from "../ui/behavior/showTop";
import type { View } from "./navigation/navigator";

/**
 * On a step change the new heading takes the focus, and the widget's top is brought into sight if it has been scrolled
 * away. Never on the first screen: a host's page keeps its focus and its place.
 */
export function useArrival(view: View | null, host: HTMLElement | null): RefObject<HTMLDivElement | null> {
  const main = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!view || view.isFirst) return;
    main.current?.querySelector("h1")?.focus({ preventScroll: true });
    if (host) showTop(host);
  }, [view, host]);
  return main;
}

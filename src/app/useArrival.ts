import type { RefObject } from "react";
import { useEffect, useRef } from "react";
import type { View } from "./navigator";

/**
 * On a step change the new heading takes the focus, and the widget's top is brought into sight if it has been scrolled
 * away. Never on the first screen: a host's page keeps its focus and its place.
 */
export function useArrival(view: View | null, host: HTMLElement | null): RefObject<HTMLDivElement | null> {
  const main = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!view || view.isFirst) return;
    main.current?.querySelector("h1")?.focus({ preventScroll: true });
    // A header of the host's that sticks lies over what is at the top. Where it leaves off is the page's own scroll-padding.
    if (host && host.getBoundingClientRect().top < (parseFloat(getComputedStyle(host).getPropertyValue("--iq-sticky-top")) || 0)) host.scrollIntoView({ block: "start" });
  }, [view, host]);
  return main;
}

import type { RefObject } from "react";
import { useEffect, useRef } from "react";
import { showTop } from "../ui/behavior/showTop";
import type { View } from "./navigation/navigator";

/**
 * Focuses the new heading after a step change, and scrolls the widget's top into view if it is out of view. Does neither on the first
 * screen: a host's page keeps its focus and its scroll position. A screen below another, such as the comparison, leads back to the
 * control that opened it, if it is named as the arrival; the browser restores the scroll position there.
 */
export function useArrival(view: View | null, host: HTMLElement | null): RefObject<HTMLDivElement | null> {
  const main = useRef<HTMLDivElement>(null);
  const before = useRef("");
  useEffect(() => {
    const isFromBelow = before.current.startsWith(`${view?.path}/`);
    before.current = view?.path ?? "";
    if (!view?.direction) return;
    const arrival = isFromBelow && main.current?.querySelector<HTMLElement>("[data-arrival]");
    if (arrival) return arrival.focus({ preventScroll: true });
    main.current?.querySelector<HTMLElement>("[data-title]")?.focus({ preventScroll: true });
    if (!host) return;
    showTop(host);
    // Browsers restore the scroll position right after the popstate event: here that of a screen that isn't shown.
    if (view.isElsewhere) setTimeout(showTop, 0, host);
  }, [view, host]);
  return main;
}

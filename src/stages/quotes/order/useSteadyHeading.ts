import type { RefObject } from "react";
import { useLayoutEffect } from "react";

/** Keeps the heading's height while a row is looked at: one line less would pull the list up from under the pointer. */
export function useSteadyHeading(screen: RefObject<HTMLElement | null>, isLooking: boolean): void {
  useLayoutEffect(() => {
    const heading = isLooking && screen.current?.querySelector<HTMLElement>("[data-title]");
    if (!heading) return undefined;
    heading.style.minHeight = `${heading.offsetHeight}px`;
    return () => {
      heading.style.minHeight = "";
    };
  }, [screen, isLooking]);
}

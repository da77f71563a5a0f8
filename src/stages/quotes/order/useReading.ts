import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { usePrinting } from "../../../ui/behavior/usePrinting";

interface Reading {
  /**
   * The id of the last row in the window after the visitor has scrolled into the list: a price that belongs above it must not push
   * the text being read. Null at the list's beginning, where the visitor watches it sort itself.
   */
  readonly row: string | null;
  /** True when any part of the list is in the window. */
  readonly isInSight: boolean;
}

/** Tracks how far the visitor has scrolled into the list, or past it. */
export function useReading(list: RefObject<HTMLElement | null>): Reading {
  const [row, setRow] = useState<string | null>(null);
  const [isInSight, setInSight] = useState(true);
  const isPrinting = usePrinting();
  useEffect(() => {
    const whole = list.current;
    // Nobody reads the rows that only paper shows; read, they would stay after it.
    if (!whole || isPrinting) return undefined;
    let frame = 0;
    const isShown = (element: Element): boolean => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0;
    };
    const look = (): void => {
      const rows = [...whole.querySelectorAll("li[id]")];
      const isInside = (rows[0]?.getBoundingClientRect().top ?? 0) < 0;
      setRow((isInside && rows.findLast(isShown)?.id) || null);
      setInSight(isShown(whole));
    };
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    // The list can also grow or shrink without being scrolled.
    const sizes = new ResizeObserver(soon);
    sizes.observe(whole);
    // Any element of the host's page may be the one that scrolls.
    window.addEventListener("scroll", soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener("scroll", soon, { capture: true });
    };
  }, [list, isPrinting]);
  return { row, isInSight };
}

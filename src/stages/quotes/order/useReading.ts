import { useEffect, useState } from "react";
import type { RefObject } from "react";

interface Reading {
  /**
   * The last row in the window of a reader who has scrolled into the list, by its element's id: a price that belongs above it
   * mustn't push about what is read. Null at the list's beginning, where it is watched as it sorts itself.
   */
  readonly row: string | null;
  /** Whether anything of the list is in the window. */
  readonly isInSight: boolean;
}

/** How far the visitor has scrolled into the list, or past it. */
export function useReading(list: RefObject<HTMLElement | null>): Reading {
  const [row, setRow] = useState<string | null>(null);
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const whole = list.current;
    if (!whole) return undefined;
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
    // Also where it grows or shrinks without being scrolled.
    const sizes = new ResizeObserver(soon);
    sizes.observe(whole);
    // Whichever box of the host's page scrolls.
    window.addEventListener("scroll", soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener("scroll", soon, { capture: true });
    };
  }, [list]);
  return { row, isInSight };
}

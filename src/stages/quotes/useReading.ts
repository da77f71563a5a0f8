import { useEffect, useState } from "react";
import type { RefObject } from "react";

/**
 * The last row in sight of who has scrolled into the list, by its element's id: what they read mustn't be pushed about by a price
 * that belongs above it. Null at the list's beginning, where it is watched as it sorts itself.
 */
export function useReading(list: RefObject<HTMLElement | null>): string | null {
  const [reading, setReading] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      const rows = [...(list.current?.querySelectorAll("li[id]") ?? [])];
      const isInside = (rows[0]?.getBoundingClientRect().top ?? 0) < 0;
      setReading((isInside && rows.findLast((row) => row.getBoundingClientRect().top < window.innerHeight)?.id) || null);
    };
    const scrolled = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    // Whichever box of the host's page scrolls.
    window.addEventListener("scroll", scrolled, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", scrolled, { capture: true });
    };
  }, [list]);
  return reading;
}

import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

/**
 * Returns true while the element's style sets `--wide`, as a container query can. For content that is another one on a wide host, and
 * not just placed elsewhere.
 */
export function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const look = (): void => setWide(getComputedStyle(current).getPropertyValue("--wide") !== "");
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [element]);
  return isWide;
}

import { useLayoutEffect, useRef, useState } from "react";

/** Draws for a width in pixels. */
export type Draw = (width: number) => SVGElement | HTMLElement;

/** A plot, drawn again when its width changes. The table below it has the same figures for those who don't see it. */
export function Figure({ label, draw }: { label: string; draw: Draw }) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (width === 0) return;
    const drawn = draw(width);
    // The page's policy allows no style element; deskStyles.ts has what this one is for.
    drawn.querySelector("style")?.remove();
    drawn.setAttribute("aria-hidden", "true");
    place.current!.replaceChildren(drawn);
  }, [draw, width]);
  return <div className="figure" role="img" aria-label={label} ref={place} />;
}

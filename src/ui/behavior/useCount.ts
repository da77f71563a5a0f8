import { useEffect, useRef, useState } from "react";

const DURATION_MS = 400;

/** Animates from the last number to this one in 400 ms. The first number isn't animated, and with reduced motion none is. */
export function useCount(to: number): number {
  const [shown, setShown] = useState(to);
  const from = useRef(to);
  useEffect(() => {
    const start = from.current;
    if (start === to) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      from.current = to;
      setShown(to);
      return;
    }
    let frame = 0;
    let began: number | undefined;
    const tick = (now: number) => {
      began ??= now;
      const left = 1 - Math.min(1, (now - began) / DURATION_MS);
      from.current = to + (start - to) * left ** 3;
      setShown(from.current);
      if (left > 0) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return shown;
}

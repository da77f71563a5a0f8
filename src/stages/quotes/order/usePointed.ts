import { useRef, useState } from "react";
import type { PointerEvent } from "react";

interface PointerHandlers {
  onPointerMove: (event: PointerEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerOver: (event: PointerEvent) => void;
  onPointerLeave: () => void;
}

/**
 * The element under the pointer, as found by `under`. When a screen appears under a pointer that rests where the last screen's
 * button was, browsers report a move. Such a pointer points at nothing until it moves or presses.
 */
export function usePointed<Found>(under: (event: PointerEvent) => Found | null): readonly [Found | null, PointerHandlers] {
  const [pointed, setPointed] = useState<Found | null>(null);
  const isMeant = useRef(false);
  const look = (event: PointerEvent): void => {
    if (isMeant.current) setPointed(under(event));
  };
  const mean = (event: PointerEvent): void => {
    if (isMeant.current) return;
    isMeant.current = true;
    look(event);
  };
  return [
    pointed,
    {
      onPointerMove(event) {
        if (event.movementX !== 0 || event.movementY !== 0) mean(event);
      },
      onPointerDown: mean,
      onPointerOver: look,
      onPointerLeave() {
        isMeant.current = false;
        setPointed(null);
      },
    },
  ];
}

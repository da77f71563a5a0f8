import { useRef, useState } from "react";
import type { TouchEvent } from "react";

/** The pixels a finger has to move sideways to show the next quote. */
const swipe = 48;

interface Columns {
  /** The keys of the columns that are shown. */
  readonly shown: readonly string[];
  /** Shows a key in the first (0) or second (1) column. If it is in the other one, they swap. */
  readonly choose: (at: number, key: string) => void;
  readonly touching: {
    readonly onTouchStart: (event: TouchEvent) => void;
    readonly onTouchEnd: (event: TouchEvent) => void;
  };
}

/** Returns the columns of a comparison: all of them, or the two that a narrow host has room for. */
export function useColumns(keys: readonly string[], isWhole: boolean): Columns {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const touch = useRef<number | null>(null);
  const first = keys.find((key) => key === chosen[0]) ?? keys[0]!;
  const second = keys.find((key) => key === chosen[1] && key !== first) ?? keys.find((key) => key !== first)!;
  const choose = (at: number, key: string): void => {
    if (at === 0) setChosen([key, key === second ? first : second]);
    else setChosen([key === first ? second : first, key]);
  };
  return {
    shown: isWhole ? keys : [first, second],
    choose,
    touching: {
      onTouchStart({ touches }) {
        touch.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
      },
      onTouchEnd({ changedTouches }) {
        const moved = (changedTouches[0]?.clientX ?? 0) - (touch.current ?? Infinity);
        if (isWhole || !Number.isFinite(moved) || Math.abs(moved) < swipe) return;
        const others = keys.filter((key) => key !== first);
        const next = others[others.indexOf(second) + (moved < 0 ? 1 : -1)];
        if (next) choose(1, next);
      },
    },
  };
}

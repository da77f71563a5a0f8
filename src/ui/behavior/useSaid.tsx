import type { ReactNode } from "react";
import { useState } from "react";

/**
 * Says the outcome of a press in a live region. Each outcome is a node of its own, because an equal sentence isn't announced again
 * in the old one.
 */
export function useSaid(): readonly [said: ReactNode, say: (text: string) => void] {
  const [last, setLast] = useState({ count: 0, text: "" });
  return [<span key={last.count}>{last.text}</span>, (text) => setLast(({ count }) => ({ count: count + 1, text }))];
}

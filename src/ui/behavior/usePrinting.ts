import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

/**
 * Tells whether the page is being printed, because paper shows what a screen shows only on request. The page is rendered
 * again before it is printed.
 */
export function usePrinting(): boolean {
  const [{ subscribe, isPrinting }] = useState(() => {
    let isAsked = false;
    return {
      isPrinting: () => isAsked || matchMedia("print").matches,
      subscribe(changed: () => void): () => void {
        const note = ({ type }: Event): void => {
          isAsked = type === "beforeprint";
          // Firefox, and any browser whose page calls print(), prints as soon as this returns: a later render comes too late.
          flushSync(changed);
        };
        // For printing, browsers report the medium too late, so the events are needed; a print preview has no events, so the
        // medium is.
        const medium = matchMedia("print");
        addEventListener("beforeprint", note);
        addEventListener("afterprint", note);
        medium.addEventListener("change", changed);
        return () => {
          removeEventListener("beforeprint", note);
          removeEventListener("afterprint", note);
          medium.removeEventListener("change", changed);
        };
      },
    };
  });
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}

import { useState, useSyncExternalStore } from "react";

/** Whether the page is being printed: paper has what a screen shows only on request. The page is drawn anew before it is taken. */
export function usePrinting(): boolean {
  const [{ subscribe, isPrinting }] = useState(() => {
    let isAsked = false;
    return {
      isPrinting: () => isAsked || matchMedia("print").matches,
      subscribe(changed: () => void): () => void {
        const note = ({ type }: Event): void => {
          isAsked = type === "beforeprint";
          changed();
        };
        // Browsers report the medium too late for the print that it is about, and a preview of it without the events.
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

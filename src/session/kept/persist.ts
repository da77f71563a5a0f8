import { effect } from "@preact/signals-react";
import type { Snapshot } from "./snapshot";
import type { SessionStorage } from "./storage";

/** Milliseconds; groups the keystrokes of a word into one write. */
const pause = 150;

/**
 * Stores the value of `read` a moment after any signal that it reads has changed, when the page goes, and at the session's
 * end.
 */
export function persist(storage: SessionStorage, ended: AbortSignal, read: () => Snapshot): void {
  let due: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isFirst = true;
  const write = (): void => {
    if (isDue) storage.write(read());
    clearTimeout(due);
    isDue = false;
  };
  const stop = effect(() => {
    read();
    clearTimeout(due);
    isDue = !isFirst;
    isFirst = false;
    if (isDue) due = setTimeout(write, pause);
  });
  window.addEventListener("pagehide", write, { signal: ended });
  ended.addEventListener("abort", () => {
    write();
    stop();
  });
}

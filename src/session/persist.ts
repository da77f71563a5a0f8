import { effect } from "@preact/signals-react";
import type { Snapshot } from "./snapshot";
import type { SessionStorage } from "./storage";

/** Milliseconds: a word that is being typed is one write. */
const pause = 150;

export interface Persistence {
  stop(): void;
}

/** Writes what `read` gives, a moment after any signal that it reads has changed, and when the page goes. */
export function persist(storage: SessionStorage, read: () => Snapshot): Persistence {
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
  window.addEventListener("pagehide", write);
  return {
    stop() {
      write();
      stop();
      window.removeEventListener("pagehide", write);
    },
  };
}

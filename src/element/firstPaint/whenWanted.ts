/** Milliseconds after which a page that is still loading has had its turn. */
const patience = 3_000;

/**
 * Resolves when the host's own loading is over, or the visitor turns to the page: a first screen that can be used is there, so
 * the pictures of an article come before the rest of a form that nobody may touch.
 */
export function whenWanted(): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const go = (): void => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const timer = setTimeout(go, patience);
    for (const type of ["load", "pointerdown", "keydown", "focusin"]) addEventListener(type, go, { signal: listening.signal });
  });
}

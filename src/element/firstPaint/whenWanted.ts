/** Milliseconds that a loading page may take before the widget starts anyway. */
const patience = 3_000;

/**
 * Resolves when the host has loaded, or the visitor uses the page. A usable first screen is there, so the pictures of an
 * article come before the rest of a form that nobody may use.
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

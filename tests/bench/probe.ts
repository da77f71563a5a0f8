/** What the page notes about itself while it loads. */
export interface Noted {
  /** Milliseconds from the start of the navigation, as all times here. */
  lcp: number;
  shifts: { at: number; value: number }[];
  longTasks: { at: number; lasts: number }[];
  fcp: number;
  /** When the first field stood there. */
  shown: number | null;
  /** When a character that was typed as early as possible was on screen, to stay. */
  typed: number | null;
}

declare global {
  interface Window {
    noted: Noted;
    /** Given by the bench: types one character. */
    typeNow?: () => void;
  }
}

/** Runs in the page before anything else of it. `types`: focuses the first field as soon as it can, and asks for a key. */
export function probe(types: boolean): void {
  const noted: Noted = { lcp: 0, fcp: 0, shifts: [], longTasks: [], shown: null, typed: null };
  window.noted = noted;
  const observe = (type: string, see: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => (noted.lcp = startTime));
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") noted.fcp = startTime;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) noted.shifts.push({ at: entry.startTime, value });
  });
  observe("longtask", ({ startTime, duration }) => noted.longTasks.push({ at: startTime, lasts: duration }));

  const field = (): HTMLInputElement | null => document.querySelector("insurance-quote")?.shadowRoot?.querySelector("input") ?? null;
  const look = (): void => {
    const found = field();
    if (!found?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return void requestAnimationFrame(look);
    noted.shown ??= performance.now();
    if (!types) return;
    found.focus({ preventScroll: true });
    if (found.getRootNode() !== found && (found.getRootNode() as ShadowRoot).activeElement !== found) return void requestAnimationFrame(look);
    addEventListener("input", () => {
      requestAnimationFrame(() => {
        const at = performance.now();
        // A render that comes later must not take the character back.
        setTimeout(() => {
          if (field()?.value) noted.typed ??= at;
          else look();
        }, 100);
      });
    }, { capture: true, once: true });
    window.typeNow?.();
  };
  requestAnimationFrame(look);
}

/** A page's record of its own loading. Times are milliseconds from the start of the navigation. */
export interface Noted {
  fcp: number;
  lcp: number;
  readonly shifts: { at: number; value: number }[];
  readonly longTasks: { at: number; lasts: number }[];
  /** Time at which the first field appeared. */
  shown: number | null;
}

/** Runs in the page before any other script, so it can't use anything from outside but `window.fields`. */
export function installNotes(firstField: string | null): void {
  const noted: Noted = { fcp: 0, lcp: 0, shifts: [], longTasks: [], shown: null };
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
  if (firstField === null) return;
  const look = (): void => {
    if (window.fields.shown(firstField)) noted.shown = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

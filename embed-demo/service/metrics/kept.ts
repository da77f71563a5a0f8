import { setTimeout as pause } from "node:timers/promises";

interface Keeping {
  /** Milliseconds for which a value is kept. */
  readonly freshMs: number;
  /** Milliseconds after which a reading that hasn't ended counts as failed. */
  readonly patienceMs: number;
}

/** Reads at most once at a time, and once within `freshMs`, however many ask. Null if the reading failed, which is kept as well. */
export function kept<Value>(read: () => Promise<Value>, { freshMs, patienceMs }: Keeping): () => Promise<Value | null> {
  let last: { readonly value: Promise<Value | null>; readonly at: number } | null = null;
  return () => {
    if (last && performance.now() - last.at < freshMs) return last.value;
    const late = new AbortController();
    const value = Promise.race([read().catch(() => null), pause(patienceMs, null, { signal: late.signal, ref: false }).catch(() => null)]).finally(() => late.abort());
    last = { value, at: performance.now() };
    return value;
  };
}

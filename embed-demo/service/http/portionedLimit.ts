import type { Allowance, RateLimit } from "./rateLimit";

/** The share of an allowance that a process takes at once. */
const share = 1 / 20;
/** The most callers remembered in the process. */
const mostRemembered = 10_000;

interface Portion {
  left: number;
  /** The end of its use, on the process's monotonic clock. */
  readonly until: number;
}

/**
 * Takes a caller's requests from the shared bucket in portions, so that a process writes to it once a portion instead of once a
 * request. Every request is taken before it is made, so over time all processes together never allow more than one; at once, each may
 * add the portion that it already holds. Of an allowance under 40 every request is taken on its own.
 */
export function inPortions(shared: RateLimit, { most, seconds }: Allowance) {
  const portion = Math.max(1, Math.floor(most * share));
  const portions = new Map<string, Portion>();
  /** Callers for whom a portion is being taken. */
  const taking = new Map<string, Promise<unknown>>();

  return {
    /** Seconds until the caller may try again, or null if it may proceed. Rejects when the database can't be reached. */
    async take(caller: string): Promise<number | null> {
      if (portion === 1) return shared.take(caller);
      for (;;) {
        if (spend(caller)) return null;
        const other = taking.get(caller);
        if (!other) break;
        // Rejects everyone who waits. If each tried in turn, the last would wait for a hanging database once for each of the others.
        await other;
      }
      const own = takePortion(caller);
      taking.set(caller, own);
      try {
        return await own;
      } finally {
        taking.delete(caller);
      }
    },
  };

  function spend(caller: string): boolean {
    const held = portions.get(caller);
    if (!held || held.left === 0 || held.until < performance.now()) return false;
    held.left -= 1;
    return true;
  }

  /** Takes a portion and spends the first of it; a single request if there is no whole portion left. */
  async function takePortion(caller: string): Promise<number | null> {
    if (!(await shared.takeAll(caller, portion))) return shared.take(caller);
    const now = performance.now();
    if (portions.size >= mostRemembered) forget(now);
    portions.set(caller, { left: portion - 1, until: now + seconds * 1_000 });
    return null;
  }

  /** Forgets those that are spent or over; if all are in use, the oldest, whose caller loses the rest of its portion. */
  function forget(now: number): void {
    for (const [caller, { until, left }] of portions) if (until < now || left === 0) portions.delete(caller);
    for (const caller of portions.keys()) if (portions.size >= mostRemembered) portions.delete(caller);
  }
}

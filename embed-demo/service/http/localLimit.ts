import type { Allowance, Limiter } from "./rateLimit";

/** The most callers remembered at once. */
const mostRemembered = 10_000;

/**
 * Buckets of this process alone, for calls that don't touch the database: each process allows a caller as much. They refill evenly, by
 * a monotonic clock.
 */
export function createLocalLimit({ most, seconds }: Allowance, clock = () => performance.now()): Limiter {
  const perMs = most / (seconds * 1_000);
  const buckets = new Map<string, { requests: number; at: number }>();

  return {
    take: async (caller) => {
      const now = clock();
      const before = buckets.get(caller);
      const requests = before ? Math.min(most, before.requests + (now - before.at) * perMs) : most;
      if (requests < 1) return Math.ceil((1 - requests) / perMs / 1_000);
      if (!before && buckets.size >= mostRemembered) forget(now);
      buckets.set(caller, { requests: requests - 1, at: now });
      return null;
    },
  };

  /** Forgets those that are full again; if all are in use, the oldest. */
  function forget(now: number): void {
    for (const [caller, { requests, at }] of buckets) if (requests + (now - at) * perMs >= most) buckets.delete(caller);
    for (const caller of buckets.keys()) if (buckets.size >= mostRemembered) buckets.delete(caller);
  }
}

/** A bucket a caller: `perMinute` requests, refilled evenly, so a burst may spend a minute's worth at once. */
export function createRateLimit(perMinute: number) {
  const buckets = new Map<string, { left: number; at: number }>();

  return {
    /** Seconds until the caller may try again, or null when it may go on. */
    take(caller: string, now = Date.now()): number | null {
      if (buckets.size > 10_000) forgetFull(now);
      const bucket = buckets.get(caller) ?? { left: perMinute, at: now };
      const left = Math.min(perMinute, bucket.left + ((now - bucket.at) / 60_000) * perMinute);
      const allowed = left >= 1;
      buckets.set(caller, { left: allowed ? left - 1 : left, at: now });
      return allowed ? null : Math.ceil(((1 - left) / perMinute) * 60);
    },
  };

  function forgetFull(now: number): void {
    for (const [caller, { at }] of buckets) if (now - at > 60_000) buckets.delete(caller);
  }
}

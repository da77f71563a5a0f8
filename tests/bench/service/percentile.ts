/** The value that `percent` of the sorted values don't exceed. Throws without values. */
export function percentile(sorted: readonly number[], percent: number): number {
  const value = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
  if (value === undefined) throw new Error("There are no values");
  return value;
}

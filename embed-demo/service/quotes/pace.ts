/** The weight of the latest answer in a company's pace. */
const latest = 0.2;

/** How fast companies answer this process, as measured: nothing is known of it beforehand. */
export function createPace() {
  const typicalMs = new Map<string, number>();
  return {
    answered(carrierId: string, ms: number): void {
      const before = typicalMs.get(carrierId) ?? ms;
      typicalMs.set(carrierId, before + latest * (ms - before));
    },
    /** Ids of the companies that have answered, the quickest first. */
    quickFirst: (): string[] => [...typicalMs].sort(([, a], [, b]) => a - b).map(([id]) => id),
  };
}

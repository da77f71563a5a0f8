import type { CDPSession } from "playwright";

interface Counters {
  /** Milliseconds of main-thread work so far. */
  readonly work: number;
  readonly nodes: number;
  readonly listeners: number;
}

export async function counters(cdp: CDPSession): Promise<Counters> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const valueOf = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { work: valueOf("TaskDuration") * 1_000, nodes: valueOf("Nodes"), listeners: valueOf("JSEventListeners") };
}

/** Returns the bytes in use after garbage collection, which takes two or three passes to find everything. */
export async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send("HeapProfiler.enable");
  for (let turn = 0; turn < 3; turn += 1) await cdp.send("HeapProfiler.collectGarbage");
  return (await cdp.send("Runtime.getHeapUsage")).usedSize;
}

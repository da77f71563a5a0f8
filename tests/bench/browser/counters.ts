import type { CDPSession } from "playwright";

interface Counters {
  /** Milliseconds that the main thread has worked so far. */
  readonly work: number;
  readonly nodes: number;
  readonly listeners: number;
}

export async function counters(cdp: CDPSession): Promise<Counters> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const valueOf = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { work: valueOf("TaskDuration") * 1_000, nodes: valueOf("Nodes"), listeners: valueOf("JSEventListeners") };
}

/** Bytes in use when all garbage is gone: some of it is only found the second or third time. */
export async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send("HeapProfiler.enable");
  for (let turn = 0; turn < 3; turn += 1) await cdp.send("HeapProfiler.collectGarbage");
  return (await cdp.send("Runtime.getHeapUsage")).usedSize;
}

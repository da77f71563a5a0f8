import { readFileSync, readdirSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";

/** Milliseconds of CPU work since the machine started: of all processes, and of this one and its descendants. */
interface ProcessorTimes {
  readonly all: number;
  readonly own: number;
  readonly at: number;
}

/** Milliseconds per tick: Linux counts CPU time in hundredths of a second. */
const tick = 10;

/** Returns the parent and the work of each process; empty on systems without `/proc`. */
function processes(): Map<number, { parent: number; work: number }> {
  const found = new Map<number, { parent: number; work: number }>();
  if (process.platform !== "linux") return found;
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      // The process name before these fields is in parentheses and may contain spaces.
      const [, parent, ...rest] = readFileSync(`/proc/${id}/stat`, "utf8").replace(/^.*\) /s, "").split(" ").map(Number);
      found.set(Number(id), { parent: parent ?? 0, work: ((rest[9] ?? 0) + (rest[10] ?? 0)) * tick });
    } catch {
      // The process has ended since the list was made.
    }
  }
  return found;
}

export function processorTimes(): ProcessorTimes {
  const all = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  const known = processes();
  const isOurs = (id: number): boolean => id === process.pid || (known.has(id) && isOurs(known.get(id)!.parent));
  const own = [...known].reduce((sum, [id, { work }]) => sum + (isOurs(id) ? work : 0), 0);
  return { all, own, at: Date.now() };
}

/** Returns the share of CPU time that other processes took in between; 0 if unknown. */
export function othersShare(before: ProcessorTimes, after: ProcessorTimes): number {
  if (after.own === 0) return 0;
  const others = after.all - before.all - (after.own - before.own);
  return Math.max(0, others) / ((after.at - before.at) * availableParallelism());
}

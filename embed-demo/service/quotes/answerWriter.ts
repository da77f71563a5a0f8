import DataLoader from "dataloader";
import type { Database } from "../database/connection";
import { isOutage } from "../database/outage";
import { createAlarm } from "./alarm";
import { finishTasks, type AnsweredTask } from "./tasks";

/**
 * Milliseconds in which answers are collected, so that they are written together: until an application has its first price, and
 * between its later writes. A visitor waits for the first price, and watches the others arrive.
 */
const gather = { first: 10, later: 200 } as const;

/** Writes the answers that a worker receives at about the same time in one transaction. */
export function createAnswerWriter(db: Database, worker: string) {
  /** The last write of each application that has a price, by `performance.now()`. */
  const pricedAt = new Map<string, number>();
  let send: () => void = () => {};
  const loader = new DataLoader<AnsweredTask, void>((answered) => writeAll(answered), { cache: false, batchScheduleFn: (write) => (send = write) });
  const writeBy = createAlarm(() => {
    forget();
    send();
  });

  /** Resolves once the answer is written. Rejects if it can't be: then its task's lease expires, and the company is asked again. */
  return (applicationId: string, answered: AnsweredTask): Promise<void> => {
    const written = loader.load(answered);
    const now = performance.now();
    const before = pricedAt.get(applicationId);
    // One that can wait goes with the next that can't, of any application.
    const at = writeBy(before === undefined ? now + gather.first : Math.max(now, before + gather.later));
    if (before !== undefined || answered.result.outcome === "priced") pricedAt.set(applicationId, at);
    return written;
  };

  /** Forgets applications without a recent write: their next answer is urgent again. */
  function forget(): void {
    const now = performance.now();
    for (const [applicationId, time] of pricedAt) if (time + gather.later < now) pricedAt.delete(applicationId);
  }

  async function writeAll(answered: readonly AnsweredTask[]): Promise<(void | Error)[]> {
    try {
      await finishTasks(db, worker, answered);
      return answered.map(() => undefined);
    } catch (error) {
      if (isOutage(error) || answered.length === 1) throw error;
      // One answer that the database refuses doesn't hold up the others.
      return Promise.all(answered.map((one) => finishTasks(db, worker, [one]).catch((refused: unknown) => refused as Error)));
    }
  }
}

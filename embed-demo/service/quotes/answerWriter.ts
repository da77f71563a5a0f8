import DataLoader from "dataloader";
import type { Database } from "../database/connection";
import { isOutage } from "../database/outage";
import { finishTasks, type AnsweredTask } from "./tasks";

/** Milliseconds in which answers are collected, so that they are written together. */
const gather = 25;

/** Writes the answers that a worker receives at about the same time in one transaction. */
export function createAnswerWriter(db: Database, worker: string) {
  const loader = new DataLoader<AnsweredTask, void>((answered) => writeAll(answered), {
    cache: false,
    batchScheduleFn: (write) => setTimeout(write, gather),
  });
  /** Resolves once the answer is written. Rejects if it can't be: then its task's lease expires, and the company is asked again. */
  return (answered: AnsweredTask): Promise<void> => loader.load(answered);

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

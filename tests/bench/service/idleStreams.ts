import { setTimeout as pause } from "node:timers/promises";
import { databaseCounts } from "../../harness/databaseCounts";

/** Milliseconds of silence: until the streams are idle, and while they are measured. */
const silence = { before: 3_000, during: 10_000 } as const;

/** The database's transactions a second while nobody does anything. */
export async function idleTransactions(databaseUrl: string): Promise<number> {
  await pause(silence.before);
  const before = await databaseCounts(databaseUrl);
  const started = performance.now();
  await pause(silence.during);
  const after = await databaseCounts(databaseUrl);
  const seconds = (performance.now() - started) / 1_000;
  return (after.transactions - before.transactions) / seconds;
}

import { setTimeout as pause } from "node:timers/promises";
import { databaseCounts } from "../../harness/databaseCounts";
import { apply, listen } from "../../harness/funnel";
import { newVisitor } from "./load";

export const idleStreams = 1_000;
const atOnce = 20;
/** Milliseconds of silence: until the streams are idle, and while they are measured. */
const silence = { before: 3_000, during: 10_000 } as const;

/** Opens streams of applications that nobody submits, and returns the database's transactions a second meanwhile. */
export async function idleTransactions(url: string, databaseUrl: string): Promise<number> {
  const open: AsyncGenerator[] = [];
  const add = async (): Promise<void> => {
    const visitor = newVisitor(url);
    const stream = listen(visitor, await apply(visitor, "renters"));
    await stream.next();
    open.push(stream);
  };
  while (open.length < idleStreams) await Promise.all(Array.from({ length: atOnce }, add));
  await pause(silence.before);
  const before = await databaseCounts(databaseUrl);
  const started = performance.now();
  await pause(silence.during);
  const after = await databaseCounts(databaseUrl);
  const seconds = (performance.now() - started) / 1_000;
  await Promise.all(open.map((stream) => stream.return(undefined)));
  return (after.transactions - before.transactions) / seconds;
}

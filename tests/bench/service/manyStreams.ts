import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Postgres } from "../../harness/postgres";
import { newPostgres } from "./databases";
import { idleTransactions } from "./idleStreams";
import { timedFunnels, visitors, walkFunnels } from "./load";
import { openStreams } from "./openStreams";
import { percentile } from "./percentile";
import { whileServing, type Memory } from "./programs";
import { progress } from "./progress";
import { markdown } from "../table";

/** Streams that are measured, over all processes together. */
const counts = [0, 1_000, 5_000] as const;
const processes = 2;
/** Funnels of each process that compile its code before its memory is read. */
const compiling = 5 * visitors;
/** Milliseconds until a process has noticed that its streams are closed. */
const noticed = 3_000;

const head = [
  `open streams of ${processes} processes`,
  "opened in, s",
  "transactions a second",
  "held by a stream, kB",
  "held by a process, MB",
  "resident, MB",
  "held once they are closed, MB",
  "first price of 20 others p50, ms",
  "p99, ms",
] as const;

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);
const most = (all: readonly Memory[], figure: keyof Memory): string => megabytes(Math.max(...all.map((one) => one[figure])));
const held = (all: readonly Memory[]): number => all.reduce((sum, one) => sum + one.held, 0);

/** Reads how many streams the processes say are open. */
async function openAt(urls: readonly string[]): Promise<number> {
  const texts = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  return texts.reduce((sum, text) => sum + Number(/^quote_streams_open (\d+)$/m.exec(text)?.[1]), 0);
}

async function rowOf(postgres: Postgres, count: number): Promise<string[]> {
  const { env, url } = await newPostgres(postgres);
  const row: string[] = [];
  await whileServing({ processes, env, ahead: [join(import.meta.dirname, "memoryProbe.ts")] }, async ({ urls, memory }) => {
    await walkFunnels(urls, compiling * processes);
    const before = await memory();
    const started = performance.now();
    const close = await openStreams(urls, count);
    const seconds = (performance.now() - started) / 1_000;
    const during = await memory();
    const idle = await idleTransactions(url);
    const { firstPrices } = await walkFunnels(urls, timedFunnels);
    const open = await openAt(urls);
    if (open !== count) throw new Error(`${open} of ${count} streams are still open`);
    await close();
    await pause(noticed);
    if ((await openAt(urls)) !== 0) throw new Error("Closed streams are still counted");
    const after = await memory();
    row.push(
      String(count),
      count === 0 ? "-" : seconds.toFixed(0),
      idle.toFixed(1),
      count === 0 ? "-" : ((held(during) - held(before)) / count / 1e3).toFixed(1),
      most(during, "held"),
      most(during, "resident"),
      most(after, "held"),
      percentile(firstPrices, 50).toFixed(0),
      percentile(firstPrices, 99).toFixed(0),
    );
  });
  return row;
}

/** Opens streams over two processes on PostgreSQL, and returns a table with a row for each number of them. Throws if one was cut off. */
export async function streamsTable(postgres: Postgres): Promise<string> {
  const rows: string[][] = [];
  for (const count of counts) {
    progress(`${count} open streams of ${processes} processes`);
    rows.push(await rowOf(postgres, count));
  }
  return markdown([head, ...rows]);
}

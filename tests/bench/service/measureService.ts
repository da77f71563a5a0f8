import { cpus } from "node:os";
import { join } from "node:path";
import type { DatabaseCounts } from "../../harness/databaseCounts";
import { startPostgres, type Postgres } from "../../harness/postgres";
import { crowd, elsewhere } from "../samples/crowd";
import { markdown } from "../table";
import { newPglite, newPostgres, type BenchDatabase } from "./databases";
import { idleStreams, idleTransactions } from "./idleStreams";
import { timedFunnels, visitors, walkFunnels, type Load } from "./load";
import { besideNeighbour } from "./neighbour";
import { percentile } from "./percentile";
import { migrate, ratingSpeed, whileServing } from "./programs";

/** The figures before streams waited for notifications and answers were written together; PostgreSQL and one process. */
const before = { transactions: 53, idle: 859 } as const;
/** The most transactions of a funnel, transactions a second with idle streams, and milliseconds to the first price. */
const goals = { transactions: 30, idle: 10, firstPrice: 600 } as const;
/** Crowds that are measured. */
const crowds = 3;

const progress = (text: string): void => void process.stderr.write(`${text}\n`);
const whole = (value: number): string => value.toFixed(0);
const tenths = (value: number): string => value.toFixed(1);

/** Measures funnels on one database: their number and work, then their first prices beside a noisy neighbour. */
async function rowOf(name: string, processes: number, database: BenchDatabase): Promise<string[]> {
  const { env, ahead } = database;
  await migrate(env);
  let alone: Load | undefined;
  let beside: Load | undefined;
  progress(`${name}: funnels`);
  const { transactions, rowWrites }: DatabaseCounts = await database.count(() =>
    whileServing({ processes, env, ahead }, async ({ urls }) => {
      await walkFunnels(urls, visitors);
      alone = await walkFunnels(urls, timedFunnels);
    }),
  );
  progress(`${name}: funnels beside a noisy neighbour`);
  await whileServing({ processes, env, ahead }, async ({ urls }) => {
    await walkFunnels(urls, visitors);
    beside = await besideNeighbour(urls, () => walkFunnels(urls, timedFunnels));
  });
  if (!alone || !beside) throw new Error("Nothing was measured");
  const funnels = visitors + timedFunnels;
  const prices = [percentile(alone.firstPrices, 50), percentile(alone.firstPrices, 99), percentile(beside.firstPrices, 99)];
  return [name, tenths(alone.perSecond), tenths(transactions / funnels), whole(rowWrites / funnels), ...prices.map(whole)];
}

async function measureIdle(postgres: Postgres): Promise<number> {
  progress(`${idleStreams} idle streams`);
  const { env, url } = await newPostgres(postgres);
  let rate = Number.NaN;
  await whileServing({ env }, async ({ urls: [service = ""] }) => {
    rate = await idleTransactions(service, url);
  });
  return rate;
}

/** Milliseconds from a company's answer to the first price of each visitor, with all companies at their usual pace; sorted. */
async function measureCrowd(postgres: Postgres): Promise<number[]> {
  const times: number[] = [];
  const { env } = await newPostgres(postgres);
  await whileServing({ env, speed: 1, ahead: [join(import.meta.dirname, "../samples/wholePanel.ts")] }, async ({ urls: [api = ""] }) => {
    for (let round = 1; round <= crowds; round += 1) {
      progress(`Crowd ${round} of ${crowds}: ${crowd} visitors at once`);
      const presses = await Promise.all(Array.from({ length: crowd }, () => elsewhere({ api })));
      times.push(...(await Promise.all(presses.map((press) => press()))));
    }
  });
  return times.sort((a, b) => a - b);
}

/** Measures the quote service under load, as tables. PostgreSQL's figures are left out where no server is installed. */
export async function measureService(): Promise<string> {
  const postgres = await startPostgres();
  const processors = cpus();
  const setting = `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${processors[0]?.model.trim() ?? "unknown processor"} × ${processors.length}. ${visitors} visitors at once, ${timedFunnels} funnels, companies ${ratingSpeed} times faster than in reality; visitors, companies, services and database share the machine.`;
  const head = ["funnels on", "a second", "transactions each", "row writes each", "first price p50, ms", "p99, ms", "p99 beside a noisy neighbour, ms"];
  try {
    const rows: string[][] = [];
    const setups = [
      { name: "PGlite", processes: 1, open: newPglite },
      ...(postgres ? [1, 3].map((processes) => ({ name: `PostgreSQL, ${processes === 1 ? "one process" : `${processes} processes`}`, processes, open: () => newPostgres(postgres) })) : []),
    ];
    for (const { name, processes, open } of setups) {
      const database = await open();
      try {
        rows.push(await rowOf(name, processes, database));
      } finally {
        await database.remove();
      }
    }
    const funnels = markdown([head, ...rows]);
    if (!postgres) return [setting, funnels].join("\n\n");
    const idle = await measureIdle(postgres);
    const firstPrices = await measureCrowd(postgres);
    const company = `company's answer to first price, ${crowd} visitors at once with 60 companies each`;
    const goalsTable = markdown([
      ["PostgreSQL, one process", "now", "before", "goal"],
      ["transactions of a funnel", rows[1]?.[2] ?? "-", String(before.transactions), String(goals.transactions)],
      [`transactions a second with ${idleStreams} idle streams`, tenths(idle), String(before.idle), String(goals.idle)],
      [`${company}, p50, ms`, whole(percentile(firstPrices, 50)), "-", "-"],
      [`${company}, p99, ms`, whole(percentile(firstPrices, 99)), "-", String(goals.firstPrice)],
    ]);
    return [setting, funnels, goalsTable].join("\n\n");
  } finally {
    await postgres?.stop();
  }
}

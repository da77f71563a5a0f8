import type { DatabaseCounts } from "../../harness/databaseCounts";
import type { Postgres } from "../../harness/postgres";
import { markdown } from "../table";
import { newPglite, newPostgres, type BenchDatabase } from "./databases";
import { timedFunnels, visitors, walkFunnels, type Load } from "./load";
import { besideNeighbour } from "./neighbour";
import { percentile } from "./percentile";
import { migrate, whileServing } from "./programs";
import { progress } from "./progress";

const head = ["funnels on", "a second", "transactions each", "row writes each", "first price p50, ms", "p99, ms", "p99 beside a noisy neighbour, ms"];

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
  return [name, alone.perSecond.toFixed(1), (transactions / funnels).toFixed(1), (rowWrites / funnels).toFixed(0), ...prices.map((ms) => ms.toFixed(0))];
}

/** A row for each engine and number of processes, as a table; PGlite alone where no PostgreSQL is installed. */
export async function everydayTable(postgres: Postgres | null): Promise<string> {
  const setups = [
    { name: "PGlite", processes: 1, open: newPglite },
    ...(postgres ? [1, 3].map((processes) => ({ name: `PostgreSQL, ${processes === 1 ? "one process" : `${processes} processes`}`, processes, open: () => newPostgres(postgres) })) : []),
  ];
  const rows: string[][] = [];
  for (const { name, processes, open } of setups) {
    const database = await open();
    try {
      rows.push(await rowOf(name, processes, database));
    } finally {
      await database.remove();
    }
  }
  return markdown([head, ...rows]);
}

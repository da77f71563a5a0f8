import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { apply, choose, price, type FunnelLine, type Priced } from "../../harness/funnel";
import type { Postgres } from "../../harness/postgres";
import { newPostgres } from "./databases";
import { newVisitor, visitors } from "./load";
import { percentile } from "./percentile";
import { whileServing, type Memory } from "./programs";
import { progress } from "./progress";
import { markdown } from "../table";

/** Funnels of one process that are measured, all at once. */
const manyFunnels = 2_000;
/** Funnels that compile the service's code before its memory is read. */
const compiling = 200;
/** Milliseconds between two readings while prices come, and until the process has let go of what has ended. */
const readings = { between: 5_000, after: 5_000 } as const;

const head = ["memory of one process", "held, MB", "resident, MB"] as const;

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);
const rowOf = (name: string, { held, resident }: Memory): string[] => [name, megabytes(held), megabytes(resident)];
const lineOf = (index: number): FunnelLine => (index % 2 === 0 ? "auto" : "renters");

/** Calls `work` with each number below `count`, for as many visitors at a time as press at once, and returns the results in order. */
async function inTurn<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let begun = 0;
  const go = async (): Promise<void> => {
    while (begun < count) {
      const index = begun++;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: visitors }, go));
  return results;
}

interface Crowd {
  /** Funnels whose submission is taken and whose stream is open. */
  readonly underWay: () => number;
  apply(): Promise<void>;
  /** Resolves with the prices when the last stream has ended. */
  price(): Promise<Priced[]>;
  choose(priced: readonly Priced[]): Promise<void>;
}

/** Visitors of one process who all go through the same part of the funnel at a time. */
function crowdOf(url: string, count: number): Crowd {
  const visits = Array.from({ length: count }, () => newVisitor(url));
  let applied: Awaited<ReturnType<typeof apply>>[] = [];
  let underWay = 0;
  return {
    underWay: () => underWay,
    async apply() {
      applied = await inTurn(count, (index) => apply(visits[index]!, lineOf(index)));
    },
    async price() {
      const coming: Promise<Priced>[] = [];
      await inTurn(count, (index) =>
        new Promise<void>((resolve, reject) => {
          const onSubmitted = (): void => {
            underWay += 1;
            resolve();
          };
          coming[index] = price(visits[index]!, applied[index]!, onSubmitted).finally(() => (underWay -= 1));
          coming[index].catch(reject);
        }),
      );
      return Promise.all(coming);
    },
    async choose(priced) {
      await inTurn(count, (index) => choose(visits[index]!, lineOf(index), applied[index]!, priced[index]!));
    },
  };
}

/**
 * Takes a crowd to the submission, has everyone submit as fast as the service takes it from 20 at a time, and keeps every stream open
 * until its last company has answered, with companies twice as fast as in reality. Then everyone chooses a price. Returns a table of
 * the process's memory at each point, and a sentence about the prices. Rejects if a call is refused, but for 503, or a stream is cut
 * off.
 */
export async function funnelsText(postgres: Postgres): Promise<string> {
  const { env } = await newPostgres(postgres);
  const rows: string[][] = [];
  let prices = "";
  await whileServing({ env, speed: 2, ahead: [join(import.meta.dirname, "memoryProbe.ts")] }, async ({ urls: [url = ""], memory }) => {
    const read = async (): Promise<Memory> => (await memory())[0]!;
    const add = (name: string, bytes: Memory): void => {
      const row = rowOf(name, bytes);
      rows.push(row);
      progress(row.join(", "));
    };
    const before = crowdOf(url, compiling);
    progress(`${compiling} funnels ahead`);
    await before.apply();
    await before.choose(await before.price());
    await pause(readings.after);
    add(`after ${compiling} funnels, none under way`, await read());

    const crowd = crowdOf(url, manyFunnels);
    progress(`${manyFunnels} applications`);
    await crowd.apply();
    add(`${manyFunnels} applications that aren't submitted`, await read());

    progress(`${manyFunnels} submissions`);
    const started = performance.now();
    let most: { readonly underWay: number; readonly memory: Memory } | undefined;
    let priced: Priced[] | undefined;
    const pricing = crowd.price().then((all) => (priced = all));
    while (!priced) {
      await Promise.race([pricing, pause(readings.between)]);
      const now = { underWay: crowd.underWay(), memory: await read() };
      progress(`${now.underWay} under way, ${megabytes(now.memory.held)} MB held, ${megabytes(now.memory.resident)} MB resident`);
      if (!most || now.memory.held > most.memory.held) most = now;
    }
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    add(`${most!.underWay} submitted, with open streams, while prices come`, most!.memory);

    progress(`${manyFunnels} choices`);
    await crowd.choose(priced);
    await pause(readings.after);
    add("all of them at their end", await read());
    const first = priced.map(({ firstPrice }) => firstPrice).sort((a, b) => a - b);
    const after = (percent: number): string => (percentile(first, percent) / 1_000).toFixed(1);
    prices = `The last of the ${manyFunnels} had its last price ${seconds} s after the first was submitted; first prices came after ${after(50)} s (p50) and ${after(99)} s (p99).`;
  });
  return [markdown([head, ...rows]), prices].join("\n\n");
}

import { join } from "node:path";
import type { Postgres } from "../../harness/postgres";
import { crowd, elsewhere } from "../samples/crowd";
import { markdown } from "../table";
import { newPostgres } from "./databases";
import { percentile } from "./percentile";
import { whileServing } from "./programs";
import { progress } from "./progress";

/** The most milliseconds to the first price of 99 in 100. */
const goal = 600;
/** Crowds that are measured. */
const crowds = 3;

/** Milliseconds from a company's answer to the first price of each visitor, with all companies at their usual pace, as a table. */
export async function crowdsTable(postgres: Postgres): Promise<string> {
  const times: number[] = [];
  const { env } = await newPostgres(postgres);
  await whileServing({ env, speed: 1, ahead: [join(import.meta.dirname, "../samples/wholePanel.ts")] }, async ({ urls: [api = ""] }) => {
    for (let round = 1; round <= crowds; round += 1) {
      progress(`Crowd ${round} of ${crowds}: ${crowd} visitors at once`);
      const presses = await Promise.all(Array.from({ length: crowd }, () => elsewhere({ api })));
      times.push(...(await Promise.all(presses.map((press) => press()))));
    }
  });
  times.sort((a, b) => a - b);
  const [half, most] = [50, 99].map((percent) => percentile(times, percent).toFixed(0));
  return markdown([
    [`${crowd} visitors at once with 60 companies each, one process`, "p50, ms", "p99, ms", "goal for p99, ms"],
    ["company's answer to first price", half!, most!, String(goal)],
  ]);
}

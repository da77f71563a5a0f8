import { parseArgs } from "node:util";
import { originsOf } from "../../embed-demo/hosting/origins";
import { always, others } from "../engines/walks";
import { startPostgres } from "../harness/postgres";
import { startStack } from "../harness/stack";
import { runCell, type Cell } from "./cell";
import { cellsOf } from "./matrix";
import { record } from "./record";
import { keepSeen } from "./seen";
import { startStand, type Stand } from "./stand";

/**
 * `npm run faults [-- --line auto --call updateDrivers --fault refused,500 --rhythm always --language en --workers 2]`: lets every call of
 * every line go wrong in every way, in Chromium. `--part 3/40` takes every fortieth of these from the third on, for a run of minutes that
 * has a bit of everything. Writes what the visitor sees into the docs. Exits with 1 if something is wrong.
 */
const { values } = parseArgs({
  options: { line: { type: "string" }, call: { type: "string" }, fault: { type: "string" }, rhythm: { type: "string" }, language: { type: "string" }, part: { type: "string", default: "1/1" }, workers: { type: "string", default: "2" } },
});

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const nameOf = ({ walk, endpoint, fault, rhythm, language, width }: Cell): string => `${walk.name}: ${endpoint.id}, ${fault.name} ${rhythm} (${language}, ${width})`;

const walks = [...always, ...others].filter(({ name, start }) => values.line === undefined || values.line.split(",").some((line) => start.startsWith(`${line}/`) || name.includes(line)));
/** A demo that is already running, as for the tests (`setup/stack.ts`); its database is its own. */
const running = Number(process.env["E2E_PORT"] ?? 0);
const postgres = running ? null : await startPostgres();
if (!postgres) say("There is no PostgreSQL server of this run's own, so nothing is counted in the database.");
const databaseUrl = (await postgres?.createDatabase()) ?? null;
const stack = running ? { origins: originsOf(running), stop: () => Promise.resolve() } : await startStack({ databaseUrl: databaseUrl ?? undefined, ratingSpeed: 100 });
const stands = await Promise.all(Array.from({ length: Number(values.workers) }, () => startStand(stack.origins, databaseUrl)));
const started = Date.now();
let [ran, missed, wrong] = [0, 0, 0];

/** Does a piece of work for each item, with as many at once as there are stands. */
async function shared<Item>(items: readonly Item[], work: (stand: Stand, item: Item, index: number) => Promise<void>): Promise<void> {
  const left = items.map((item, index) => ({ item, index }));
  await Promise.all(
    stands.map(async (stand) => {
      for (let next = left.shift(); next; next = left.shift()) await work(stand, next.item, next.index);
    }),
  );
}

try {
  const cells: (readonly Cell[])[] = [];
  await shared(walks, async (stand, walk, index) => void (cells[index] = cellsOf(walk, await record(stand, walk), values)));
  const [part = 1, parts = 1] = values.part.split("/").map(Number);
  const queue = cells.flat().filter((_, index) => index % parts === part - 1);
  say(`${queue.length} cells on ${walks.length} walks.`);
  const results: { readonly cell: Cell; readonly sees: string | null }[] = [];
  await shared(queue, async (stand, cell, index) => {
    const { sees, wrongs, isHit } = await runCell(stand, cell).catch((error: unknown) => ({ sees: null, wrongs: [String(error)], isHit: false }));
    ran += 1;
    // The docs tell what holds, and nothing of a cell in which something is wrong.
    if (isHit && wrongs.length === 0) results[index] = { cell, sees };
    if (!isHit) missed += 1;
    if (wrongs.length > 0) wrong += 1;
    // A run may be ended at any time, and what it has seen is kept.
    if (ran % 20 === 0) await keepSeen(results.filter(Boolean));
    say([`${wrongs.length > 0 ? "WRONG" : isHit ? "ok   " : "no call"} ${nameOf(cell)} → ${sees ?? "goes on"}`, ...wrongs.map((text) => `      ${text}`)].join("\n"));
  });
  await keepSeen(results.filter(Boolean));
} finally {
  await Promise.all(stands.map((stand) => stand.close()));
  await stack.stop();
  await postgres?.stop();
}
say(`${ran} cells in ${Math.round((Date.now() - started) / 1_000)} s: ${wrong} wrong, ${missed} in which the call wasn't made.`);
process.exitCode = wrong > 0 ? 1 : 0;

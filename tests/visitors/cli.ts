import { parseArgs } from "node:util";
import { originsOf } from "../../embed-demo/hosting/origins";
import { launchKeepingPages } from "../harness/browser";
import { startPostgres } from "../harness/postgres";
import { startStack } from "../harness/stack";
import { done } from "./act";
import { crowd } from "./crowd";
import { wander } from "./wander";

/**
 * `npm run visitors [-- --minutes 5] [--seed N] [--workers 4] [--shorten 2]`: lets random visitors use the real widget and the real
 * service, and prints what they find, each with the command that shows it again (`--seed N --path P --replay R`). Exits with 1 after a
 * finding.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "5" },
    seed: { type: "string" },
    workers: { type: "string", default: "4" },
    path: { type: "string" },
    replay: { type: "string" },
    shorten: { type: "string", default: "2" },
  },
});

/** Milliseconds in a minute. */
const minute = 60_000;

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const shortening = Number(values.shorten) * minute;

/** A demo that is already running, as for the tests (`setup/stack.ts`). */
const running = Number(process.env["E2E_PORT"] ?? 0);

const postgres = running ? null : await startPostgres();
const stack = running ? { origins: originsOf(running), stop: () => Promise.resolve() } : await startStack({ databaseUrl: await postgres?.createDatabase() });
const browser = await launchKeepingPages();
try {
  const { origins } = stack;
  if (values.path !== undefined) {
    const report = await wander({ browser, origins, seed, shortening, path: values.path, ...(values.replay !== undefined && { replayPath: values.replay }) });
    print(report ?? "Nothing was found.");
    process.exitCode = report === null ? 0 : 1;
  } else {
    print(`Seed ${seed}, ${values.workers} visitors at a time, for ${values.minutes} minutes`);
    const onFinding = (report: string): void => print(`\n${report}\n`);
    const { visits, steps, findings } = await crowd({ browser, origins, seed, workers: Number(values.workers), time: Number(values.minutes) * minute, shortening, onFinding });
    const kinds = [...done.byAct].sort(([, one], [, other]) => other - one).map(([kind, count]) => `${kind} ${count}`);
    print(`Seeds ${seed} to ${seed + visits - 1}: ${visits} visits, ${steps} steps, ${findings.length} findings (${kinds.join(", ")})`);
    process.exitCode = findings.length > 0 ? 1 : 0;
  }
} finally {
  await browser.close();
  await stack.stop();
  await postgres?.stop();
}

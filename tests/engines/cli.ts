import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeSheets } from "./pictures";

/**
 * `npm run engines [-- --all] [--sheet] [--only firefox]`: walks the funnel in Firefox and WebKit, with `--all` every line,
 * with `--sheet` also in Chromium and with a picture of every screen. Exits with 1 if a walk fails twice.
 */
const { values } = parseArgs({ options: { all: { type: "boolean" }, sheet: { type: "boolean" }, only: { type: "string" } } });

const root = join(import.meta.dirname, "../..");
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const run = spawn(process.execPath, [vitest, "run", "--config", "tests/engines/vitest.config.ts", ...(values.only === undefined ? [] : [values.only])], {
  cwd: root,
  env: { ...process.env, IQ_EVERY_WALK: values.all ? "1" : "", IQ_SHEET: values.sheet ? "1" : "" },
  stdio: "inherit",
});
const [code] = (await once(run, "exit")) as [number | null];
if (values.sheet) for (const page of await writeSheets()) process.stdout.write(`${page}\n`);
process.exitCode = code ?? 1;

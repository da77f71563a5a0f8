import { spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";

/**
 * `npm run engines [-- --all] [--only firefox]`: walks the funnel in Firefox and WebKit. Exits with 1 if a walk fails twice.
 */
const { values } = parseArgs({ options: { all: { type: "boolean", default: false }, only: { type: "string" } } });

const root = join(import.meta.dirname, "../..");
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const run = spawn(process.execPath, [vitest, "run", "--config", "tests/engines/vitest.config.ts", ...(values.only === undefined ? [] : [values.only])], {
  cwd: root,
  env: { ...process.env, IQ_EVERY_WALK: values.all ? "1" : "" },
  stdio: "inherit",
});
run.once("exit", (code) => {
  process.exitCode = code ?? 1;
});

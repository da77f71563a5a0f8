import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { markdown } from "../bench/table";
import { docTasks } from "./docTasks";
import { goal, minutesOf } from "./effort";
import { readDone, removeDone } from "./report";

const root = join(import.meta.dirname, "../..");

/**
 * `npm run docs:tasks [-- id…]`: does the tasks (all, unless some are named) by what the docs say, and prints what they take. A run
 * of all writes the table into the docs. Exits with 1 if a task can't be done or takes too long, and with 2 if an id is unknown.
 */
async function main(ids: readonly string[]): Promise<number> {
  const all = docTasks.map(({ id }) => id);
  const unknown = ids.filter((id) => !all.includes(id));
  if (unknown.length > 0) {
    process.stderr.write(`No task is named ${unknown.join(", ")}. Tasks: ${all.join(", ")}\n`);
    return 2;
  }
  const chosen = ids.length > 0 ? ids : all;
  await removeDone();
  const code = await follow(chosen);
  const done = await Promise.all(docTasks.filter(({ id }) => chosen.includes(id)).map(async ({ id, what }) => ({ what, taken: await readDone(id) })));
  const table = markdown([
    ["task", "pages", "words", "clicks", "characters", "files of the repository", "commands ran, s", `minutes (of ${goal})`],
    ...done.map(({ what, taken }) => {
      if (!taken) return [what, "can't be done", "", "", "", "", "", ""];
      const { pages, words, clicks, characters, files, seconds } = taken;
      return [what, ...[pages, words, clicks, characters, files, seconds].map(String), (minutesOf(taken) + seconds / 60).toFixed(1)];
    }),
  ]);
  process.stdout.write(`\n${table}\n`);
  if (ids.length === 0) await writeTable(table);
  return done.every(({ taken }) => taken && minutesOf(taken) + taken.seconds / 60 <= goal) ? code : 1;
}

function follow(ids: readonly string[]): Promise<number> {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const run = spawn(process.execPath, [vitest, "run", "--config", "tests/vitest.config.ts", "--project", "e2e", "tests/e2e/docTasks.test.ts"], {
    cwd: root,
    env: { ...process.env, IQ_DOC_TASKS: ids.join(",") },
    stdio: "inherit",
  });
  return new Promise((resolve, reject) => {
    run.once("error", reject);
    run.once("exit", (code) => resolve(code === 0 ? 0 : 1));
  });
}

const [begin, end] = ["<!-- npm run docs:tasks -->", "<!-- end of docs:tasks -->"];

async function writeTable(table: string): Promise<void> {
  const file = join(root, "embed-demo/docs/maintainers/figures.md");
  const [before, rest] = (await readFile(file, "utf8")).split(begin);
  await writeFile(file, `${before}${begin}\n\n${table}\n\n${end}${rest?.split(end)[1]}`);
}

process.exitCode = await main(process.argv.slice(2));

import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { markdown } from "../bench/table";
import { hosts } from "./hosts";
import { readReport, removeReports } from "./report";

/**
 * `npm run hosts [-- name…]`: installs, builds and drives the hosts (all, unless some are named), and prints what they weigh. A
 * run of all writes the table into README.md. Exits with 1 if a host failed twice, and with 2 if a name is unknown.
 */
async function main(names: readonly string[]): Promise<number> {
  const all = hosts.map(({ name }) => name);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(`No host is named ${unknown.join(", ")}. Hosts: ${all.join(", ")}\n`);
    return 2;
  }
  const chosen = names.length > 0 ? names : all;
  await removeReports();
  const code = await drive(chosen);
  const table = await tableOf(chosen);
  process.stdout.write(`\n${table}\n`);
  if (names.length === 0) await writeTable(table);
  return code;
}

function drive(names: readonly string[]): Promise<number> {
  const root = join(import.meta.dirname, "../..");
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const run = spawn(process.execPath, [vitest, "run", "--config", "tests/vitest.config.ts", "--project", "e2e", "tests/e2e/hosts.test.ts"], {
    cwd: root,
    env: { ...process.env, IQ_HOSTS: names.join(",") },
    stdio: "inherit",
  });
  return new Promise((resolve, reject) => {
    run.once("error", reject);
    run.once("exit", (code) => resolve(code === 0 ? 0 : 1));
  });
}

const kilobytes = (bytes: number): string => (bytes > 0 ? (bytes / 1_000).toFixed(1) : "-");

async function tableOf(names: readonly string[]): Promise<string> {
  const rows = await Promise.all(
    names.map(async (name) => {
      const report = await readReport(name);
      if (!report) return [name, "", "failed", "", ""];
      return [name, report.versions.join(", "), String(report.seconds), kilobytes(report.before), kilobytes(report.toPrice)];
    }),
  );
  return markdown([["host", "packages", "seconds", "scripts before the element, kB", "scripts to prices, kB"], ...rows]);
}

const [begin, end] = ["<!-- npm run hosts -->", "<!-- end -->"];

async function writeTable(table: string): Promise<void> {
  const file = join(import.meta.dirname, "README.md");
  const text = await readFile(file, "utf8");
  const [before, rest] = text.split(begin);
  await writeFile(file, `${before}${begin}\n\n${table}\n\n${end}${rest?.split(end)[1]}`);
}

process.exitCode = await main(process.argv.slice(2));

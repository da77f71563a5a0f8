import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { inject } from "vitest";

const children = new Set<ChildProcess>();

/**
 * Keeps V8 from optimizing the embedded database, which is WebAssembly: a process that lives for seconds spends more on that
 * than it gains. A start takes half the processor time without it.
 */
const shortLived = "--liftoff-only";

/** Runs one of the programs that are built once per run (`tests/harness/setup/programs.ts`) in a process of its own. */
export function runProgram(name: "cli" | "companiesCli" | "dyingService" | "receiverProgram", { args = [], env, stdio }: { args?: readonly string[]; env: Record<string, string>; stdio: StdioOptions }): ChildProcess {
  const child = spawn(process.execPath, [shortLived, join(inject("programs"), `${name}.mjs`), ...args], { env: { PATH: process.env.PATH, ...env }, stdio });
  children.add(child);
  return child;
}

/** Ends the programs that a test has left running. */
export async function endPrograms(): Promise<void> {
  const running = [...children].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  children.clear();
  await Promise.all(running.map((child) => (child.kill("SIGKILL"), once(child, "exit"))));
}

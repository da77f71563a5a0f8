import { spawn } from "node:child_process";

interface RunOptions {
  readonly cwd: string;
  /** Added to this process's own. */
  readonly env?: Readonly<Record<string, string>>;
  /** Keeps the output for the error of a failure, instead of printing it. */
  readonly isQuiet?: boolean;
  /** "The build": begins the message of an error. */
  readonly what: string;
}

/** Runs a script of Node's, which ends with this process. Rejects when it fails. */
export const runNode = (script: readonly string[], { cwd, env, isQuiet = false, what }: RunOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    const running = spawn(process.execPath, script, { cwd, env: { ...process.env, ...env }, stdio: isQuiet ? ["ignore", "ignore", "pipe"] : "inherit" });
    let said = "";
    running.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const end = (): void => void running.kill();
    process.once("exit", end);
    running.on("error", reject);
    running.on("exit", (code) => {
      process.off("exit", end);
      if (code === 0) resolve();
      else reject(new Error(`${what} failed with code ${code}\n${said}`.trim()));
    });
  });

import { once } from "node:events";
import { runProgram } from "./programs";

/** Runs the service as a process of its own. */
const run = (env: Record<string, string>) => runProgram("cli", { env: { PORT: "0", LOG_LEVEL: "silent", DRAIN_SECONDS: "0", WARM_UP: "0", ...env }, stdio: ["ignore", "pipe", "pipe"] });

/** Starts a process that can be killed. `log` is its output since the start. */
export async function spawnService(env: Record<string, string>): Promise<{ url: string; log: () => string; kill: () => Promise<void>; terminate: () => Promise<number | null> }> {
  const child = run(env);
  let log = "";
  child.stderr?.pipe(process.stderr);
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The service didn't start")));
    child.stdout?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      const told = /^\{"url":"(.*)"\}$/m.exec(log)?.[1];
      if (told !== undefined) resolve(told);
    });
  });
  return {
    url,
    log: () => log,
    kill: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
    /** Resolves with the exit code. */
    terminate: async () => {
      child.kill("SIGTERM");
      const [code] = (await once(child, "exit")) as [number | null];
      return code;
    },
  };
}

/** Returns the output and the exit code of a process that can't start. */
export async function failingService(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const child = run(env);
  let said = "";
  const hear = (chunk: Buffer) => (said += chunk.toString());
  child.stdout?.on("data", hear);
  child.stderr?.on("data", hear);
  const [code] = (await once(child, "close")) as unknown[];
  return { code, said };
}

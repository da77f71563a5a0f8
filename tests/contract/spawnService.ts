import { once } from "node:events";
import { runProgram } from "./programs";

/** The service as a process of its own. */
const run = (env: Record<string, string>) => runProgram("cli", { env: { PORT: "0", LOG_LEVEL: "silent", ...env }, stdio: ["ignore", "pipe", "pipe"] });

/** A process that runs, so that it can be killed. `log` is what it has written since. */
export async function spawnService(env: Record<string, string>): Promise<{ url: string; log: () => string; kill: () => Promise<void> }> {
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
  };
}

/** What a process that can't start says, and how it ends. */
export async function failingService(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const child = run(env);
  let said = "";
  const hear = (chunk: Buffer) => (said += chunk.toString());
  child.stdout?.on("data", hear);
  child.stderr?.on("data", hear);
  const [code] = (await once(child, "close")) as unknown[];
  return { code, said };
}

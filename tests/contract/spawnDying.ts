import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { runProgram } from "./programs";

/** Starts a service that can be told to die. `passed` lists its writes since then. */
export async function spawnDying(env: Record<string, string>) {
  const child = runProgram("dyingService", { env: { LOG_LEVEL: "silent", RATE_LIMIT: "100000", ...env }, stdio: ["pipe", "pipe", "inherit"] });
  let log = "";
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The service didn't start")));
    child.stdout?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('{"url"')) resolve();
    });
  });
  const death = once(child, "exit");
  return {
    url: /^\{"url":"(.*)"\}$/m.exec(log)?.[1] ?? "",
    dieAt: (write: number) => child.stdin?.write(`die ${write}\n`),
    /** Null if the process has died meanwhile. */
    async outbox(): Promise<readonly string[] | null> {
      const from = log.length;
      child.stdin?.write("outbox\n");
      while (child.exitCode === null && child.signalCode === null) {
        const told = /^outbox (.*)$/m.exec(log.slice(from));
        if (told) return (told[1] ?? "").split(" ");
        await pause(20);
      }
      return null;
    },
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await death;
    },
    isDead: () => child.exitCode !== null || child.signalCode !== null,
    death,
    passed: () => [...log.matchAll(/^passes (.+)$/gm)].map(([, point]) => point),
  };
}
export type Dying = Awaited<ReturnType<typeof spawnDying>>;

import { once } from "node:events";
import { runProgram } from "./programs";

/** Runs the sandbox's companies as a process that can be killed, on a port of its own. */
export async function spawnCompanies(port: number, speed: number): Promise<{ kill: () => Promise<void> }> {
  const child = runProgram("companiesCli", { env: { PORT: String(port), RATING_SPEED: String(speed) }, stdio: ["ignore", "pipe", "inherit"] });
  if (!child.stdout) throw new Error("The companies have no output");
  await Promise.race([once(child.stdout, "data"), once(child, "exit").then(() => Promise.reject(new Error("The companies didn't start")))]);
  return {
    kill: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePorts } from "../harness/freePorts";

export interface HostServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Milliseconds that a server may take to answer. */
const patience = 60_000;

/** Runs `npm start` in a host's folder, with a free PORT. Rejects with its output if it doesn't answer. */
export async function startServer(folder: string): Promise<HostServer> {
  const port = await freePorts(1);
  const origin = `http://localhost:${port}`;
  const server = spawn("npm", ["start"], { cwd: folder, env: { ...process.env, PORT: String(port), NODE_ENV: "production" }, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const ended = once(server, "exit");
  let printed = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4_000)));
  const hasEnded = (): boolean => server.exitCode !== null || server.signalCode !== null;
  const stop = async (): Promise<void> => {
    // npm starts the server in a process of its own, which is in the same group.
    if (!hasEnded()) process.kill(-server.pid!, "SIGTERM");
    await ended;
  };
  const until = Date.now() + patience;
  while (!(await fetch(origin).then(() => true, () => false))) {
    if (hasEnded() || Date.now() > until) {
      await stop();
      throw new Error(`The host's server didn't start.\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { origin, stop };
}

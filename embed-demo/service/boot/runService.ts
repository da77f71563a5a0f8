import { demoSites, environment } from "./environment";
import { demoOrigins, followOrigins, replaceOrigins } from "../partners/readOrigins";
import { startService } from "./start";
import { startTracing } from "./tracing";

/** `npm run service`: starts the service with the variables that `environment.ts` reads, until it is told to stop. */
export async function runService(): Promise<void> {
  const endTracing = await startTracing(process.env);
  const options = await environment(process.env);
  const allowedOrigins = { ...options.allowedOrigins };
  const service = await startService({ ...options, allowedOrigins });
  const warn = (line: string): void => void process.stderr.write(`${line}\n`);
  followOrigins(process.env["ORIGINS_FILE"] || demoOrigins, demoSites, (origins) => replaceOrigins(allowedOrigins, origins), warn);
  process.stdout.write(`${JSON.stringify({ url: service.url })}\n`);
  const stop = (): void => void service.stop().then(endTracing).then(() => process.exit(0));
  process.once("SIGINT", stop);
  // From a supervisor, which replaces the process: its balancer has to stop sending visitors here first.
  process.once("SIGTERM", () => void service.drain().then(stop));
}

import { warmUp } from "../carriers/warmUp";
import { demoSites, environment } from "./environment";
import { demoOrigins, followOrigins, replaceOrigins } from "../partners/readOrigins";
import { startService } from "./start";
import { startTracing } from "./tracing";

/** `npm run service`: starts the service with the variables that `environment.ts` reads, until it is told to stop. */
export async function runService(): Promise<void> {
  const { warmUpCalls, ...options } = await environment(process.env);
  const warn = (line: string): void => void process.stderr.write(`${line}\n`);
  // Before tracing, which would report each of these calls. A service that can't call itself serves its first crowd more slowly, no worse.
  await warmUp(warmUpCalls).catch((error: unknown) => warn(`The service couldn't call itself on 127.0.0.1 before it listens (${String(error)}); WARM_UP=0 leaves these calls out.`));
  const endTracing = await startTracing(process.env);
  const allowedOrigins = { ...options.allowedOrigins };
  const service = await startService({ ...options, allowedOrigins });
  followOrigins(process.env["ORIGINS_FILE"] || demoOrigins, demoSites, (origins) => replaceOrigins(allowedOrigins, origins), warn);
  process.stdout.write(`${JSON.stringify({ url: service.url })}\n`);
  const stop = (): void => void service.stop().then(endTracing).then(() => process.exit(0));
  process.once("SIGINT", stop);
  // From a supervisor, which replaces the process: its balancer has to stop sending visitors here first.
  process.once("SIGTERM", () => void service.drain().then(stop));
}

import { demoSites, environment } from "./environment";
import { demoOrigins, followOrigins, replaceOrigins } from "../partners/readOrigins";
import { startService } from "./start";

/** `npm run service`: starts the service with the variables that `environment.ts` reads, until it is told to stop. */
export async function runService(): Promise<void> {
  const options = await environment(process.env);
  const allowedOrigins = { ...options.allowedOrigins };
  const service = await startService({ ...options, allowedOrigins });
  const warn = (line: string): void => void process.stderr.write(`${line}\n`);
  followOrigins(process.env["ORIGINS_FILE"] || demoOrigins, demoSites, (origins) => replaceOrigins(allowedOrigins, origins), warn);
  process.stdout.write(`${JSON.stringify({ url: service.url })}\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void service.stop().then(() => process.exit(0)));
  }
}

import { demoSites, environment } from "./environment";
import { demoOrigins, followOrigins, replaceOrigins } from "../partners/readOrigins";
import { startService } from "./start";

/**
 * Starts the service: `npx tsx embed-demo/service/boot/cli.ts`, with the variables that `environment.ts` reads. Prints one line if
 * it can't start.
 */
try {
  const options = await environment(process.env);
  const allowedOrigins = { ...options.allowedOrigins };
  const service = await startService({ ...options, allowedOrigins });
  const warn = (line: string): void => void process.stderr.write(`${line}\n`);
  followOrigins(process.env["ORIGINS_FILE"] || demoOrigins, demoSites, (origins) => replaceOrigins(allowedOrigins, origins), warn);
  process.stdout.write(`${JSON.stringify({ url: service.url })}\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void service.stop().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

import { environment } from "./environment";
import { startService } from "./start";

/** `npx tsx embed-demo/service/cli.ts`, with the variables that `environment.ts` reads. What stops it from starting is one line. */
try {
  const service = await startService(await environment(process.env));
  process.stdout.write(`${JSON.stringify({ url: service.url })}\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void service.stop().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

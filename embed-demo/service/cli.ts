import { environment } from "./environment";
import { startService } from "./start";

/** `npx tsx embed-demo/service/cli.ts`, with the variables that `environment.ts` reads. */
const service = await startService(environment(process.env));
process.stdout.write(`${JSON.stringify({ url: service.url })}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void service.stop().then(() => process.exit(0)));
}

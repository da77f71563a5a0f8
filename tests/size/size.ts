import { join } from "node:path";
import { measure } from "./budgets";

/** `npm run size`: compares the size of dist with its budgets. Exits with 1 if something is over its budget. */
const rows = await measure(process.env.IQ_DIST ?? join(import.meta.dirname, "../../dist"));
const width = Math.max(...rows.map(({ what }) => what.length));
const table = rows.map(({ what, measured, budget, aim }) => {
  const verdict = measured > budget ? `over by ${measured - budget}` : aim !== undefined && measured > aim ? `aim ${aim}` : "";
  return `${what.padEnd(width)} ${String(measured).padStart(7)} of ${String(budget).padStart(6)}  ${verdict}`.trimEnd();
});
process.stdout.write(`Bytes, brotli\n${table.join("\n")}\n`);
process.exitCode = rows.some(({ measured, budget }) => measured > budget) ? 1 : 0;

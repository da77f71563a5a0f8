import { join } from "node:path";
import { ensureWhole } from "../../embed-demo/hosting/build";
import { measure } from "./budgets";

/**
 * `npm run size`: compares the size of dist with its budgets, and builds it before if it is missing or older than its sources. Exits
 * with 1 if something is over its budget.
 */
const root = join(import.meta.dirname, "../..");
const dist = process.env.IQ_DIST ?? join(root, "dist");
await ensureWhole(root, dist);
const rows = await measure(dist);
const width = Math.max(...rows.map(({ what }) => what.length));
const table = rows.map(({ what, measured, budget, aim }) => {
  const verdict = measured > budget ? `over by ${measured - budget}` : aim !== undefined && measured > aim ? `aim ${aim}` : "";
  return `${what.padEnd(width)} ${String(measured).padStart(7)} of ${String(budget).padStart(6)}  ${verdict}`.trimEnd();
});
process.stdout.write(`Bytes, brotli\n${table.join("\n")}\n`);
process.exitCode = rows.some(({ measured, budget }) => measured > budget) ? 1 : 0;

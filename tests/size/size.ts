import { join } from "node:path";
import { measure } from "./budgets";

/** `npm run size`: what dist weighs against its budgets. Exits with 1 when something is over its budget. */
const rows = measure(process.env.IQ_DIST ?? join(import.meta.dirname, "../../dist"));
const width = Math.max(...rows.map(({ what }) => what.length));
const table = rows.map(({ what, bytes, budget }) => {
  const verdict = bytes > budget ? `over by ${bytes - budget}` : "";
  return `${what.padEnd(width)} ${String(bytes).padStart(7)} of ${String(budget).padStart(6)}  ${verdict}`.trimEnd();
});
process.stdout.write(`Bytes, brotli\n${table.join("\n")}\n`);
process.exitCode = rows.some(({ bytes, budget }) => bytes > budget) ? 1 : 0;

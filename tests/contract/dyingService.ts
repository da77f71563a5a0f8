import { createInterface } from "node:readline";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { environment } from "../../embed-demo/service/boot/environment";
import { jobTimings } from "../../embed-demo/service/jobs/timings";
import { startService } from "../../embed-demo/service/boot/start";
import { startTracing } from "../../embed-demo/service/boot/tracing";

/**
 * Runs the service in a process that kills itself (`kill -9`) at the n-th write of a purchase once it is told `die n`:
 * before the statement, before a commit, or right after one. It prints each write that it passes, so that a test knows when
 * there are no more, and on `outbox` the ids of the waiting e-mails.
 */

const write = /\b(?:insert into|update|delete from)\s+"?(payment|policy|email|lead|rating|bind_submission)\b/i;

let left = Infinity;

function pass(point: string): void {
  if (left === Infinity) return;
  left -= 1;
  process.stdout.write(`passes ${point}\n`);
  if (left <= 0) process.kill(process.pid, "SIGKILL");
}

/** Runs a statement with a possible death before it, and for a commit also after it. */
function around<Result>(text: string, run: () => Result): Result {
  const about = write.exec(text)?.[1];
  const isCommit = /^\W*commit\b/i.test(text);
  if (about !== undefined) pass(`write of ${about}`);
  if (isCommit) pass("commit");
  const result = run();
  if (!isCommit) return result;
  if (result instanceof Promise) void result.then(() => pass("committed"));
  else pass("committed");
  return result;
}

type Query = (...given: unknown[]) => unknown;
const clientPrototype = pg.Client.prototype as unknown as { query: Query };
const query = clientPrototype.query;
clientPrototype.query = function queryOrDie(this: unknown, ...given: unknown[]) {
  const [first] = given;
  const text = typeof first === "string" ? first : ((first as { text?: string } | undefined)?.text ?? "");
  return around(text, () => query.apply(this, given));
};

/** Returns the SQL in a message of PostgreSQL's protocol that carries a statement: Parse (`P`, after a name) or Query (`Q`). */
function statementIn(message: Uint8Array): string {
  const text = Buffer.from(message).toString("latin1");
  return text.startsWith("Q") ? text.slice(5) : text.startsWith("P") ? text.slice(text.indexOf("\0", 5) + 1) : "";
}
const embedded = PGlite.prototype as unknown as Record<"execProtocolRawSync", (message: Uint8Array, ...rest: unknown[]) => unknown>;
const execute = embedded.execProtocolRawSync;
embedded.execProtocolRawSync = function executeOrDie(this: unknown, message: Uint8Array, ...rest: unknown[]) {
  return around(statementIn(message), () => execute.call(this, message, ...rest));
};

// The provider here answers at once, so short leases spare tests the seconds after a process died.
Object.assign(jobTimings, { lease: 2_000, renewal: 500, look: 500 });

// A receiver that was killed is back within seconds.
const webhookWaits = Array.from({ length: 100 }, () => 1_000);

await startTracing(process.env);
const service = await startService({ ...(await environment(process.env)), allowedOrigins: { default: ["http://shop.test"] }, testInputs: true, limits: { webhookWaits } });
createInterface({ input: process.stdin }).on("line", (line) => {
  if (line === "outbox") void service.outbox().then((mails) => process.stdout.write(`outbox ${mails.map(({ id }) => id).join(" ")}\n`));
  else left = Number(line.replace("die ", ""));
});
process.stdout.write(`${JSON.stringify({ url: service.url })}\n`);

import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, it, onTestFinished } from "vitest";
import type { Connection } from "../../embed-demo/service/database/connection";
import { job } from "../../embed-demo/service/database/tables/job";
import { claimJobs } from "../../embed-demo/service/jobs/claims";
import { enqueue, hasten, type NewJob } from "../../embed-demo/service/jobs/enqueue";
import { JobError } from "../../embed-demo/service/jobs/jobError";
import { listJobs, retryJobs } from "../../embed-demo/service/jobs/operate";
import { jobTimings } from "../../embed-demo/service/jobs/timings";
import { startWorker, type WorkerOptions } from "../../embed-demo/service/jobs/worker";
import { createMetrics } from "../../embed-demo/service/metrics/metrics";
import { newId } from "../../src/kernel/ids";
import { onEveryEngine } from "./engines";

/** Waits longer than the default of a second, which a busy machine exceeds. */
const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 20_000 });

const log = pino({ level: "silent" });

onEveryEngine("Jobs", (_start, open) => {
  const opened = async (): Promise<Connection> => {
    const connection = await open();
    onTestFinished(() => connection.close());
    await connection.db.delete(job);
    return connection;
  };
  const working = async (connection: Connection, run: (payload: string, signal: AbortSignal) => Promise<void>, more: Partial<WorkerOptions<string>> = {}) => {
    const worker = await startWorker<string>({ connection, kind: "mail", concurrency: 4, waits: [20, 20], log, metrics: createMetrics(), run: ({ payload }, signal) => run(payload, signal), ...more });
    onTestFinished(() => worker.stop());
    return worker;
  };
  const ask = (connection: Connection, ...jobs: readonly Partial<NewJob>[]) =>
    connection.transaction((db) => enqueue(db, "mail", jobs.map((one) => ({ id: newId(), payload: "x", ...one }))));
  const states = async (connection: Connection) => (await listJobs(connection.db, {})).map(({ id, state, attempts, lastError }) => [id, state, attempts, lastError]);

  it("are done once they are committed, at once, and never if the transaction fails", async () => {
    const connection = await opened();
    const done: string[] = [];
    await working(connection, async (payload) => void done.push(payload));
    await expect(
      connection.transaction(async (db) => {
        await enqueue(db, "mail", [{ id: newId(), payload: "rolled back" }]);
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await ask(connection, { id: "one", payload: "committed" });
    await ask(connection, { id: "one", payload: "known" });
    // Sooner than by the look that would find it if the notification were lost.
    await expect.poll(() => states(connection), { timeout: jobTimings.look - 1_000 }).toEqual([["one", "done", 1, null]]);
    expect(done).toEqual(["committed"]);
  });

  it("that another process has requested, and leaves, are done in a moment", async ({ skip }) => {
    const connection = await opened();
    skip(connection.engine === "pglite", "the embedded database takes one process only");
    const another = await opened();
    const done: string[] = [];
    await working(connection, async (payload) => void done.push(payload));
    await ask(another, { payload: "left" });
    // Sooner than by the look that needs no notification.
    await expect.poll(() => done, { timeout: jobTimings.look - 1_000 }).toEqual(["left"]);
  });

  it("of one queue are done in order, also past failures, while another queue doesn't wait", async () => {
    const connection = await opened();
    const done: string[] = [];
    const failures = { a1: 2 } as Record<string, number>;
    const run = async (payload: string): Promise<void> => {
      if ((failures[payload] ?? 0) > 0) {
        failures[payload]! -= 1;
        throw new JobError("not now");
      }
      done.push(payload);
    };
    await working(connection, run, { waits: [200, 200] });
    await ask(connection, ...["a1", "a2", "a3", "b1", "b2"].map((payload) => ({ id: payload, payload, queue: payload.slice(0, 1) })));
    await eventually(() => done).toHaveLength(5);
    expect(done).toEqual(["b1", "b2", "a1", "a2", "a3"]);
  });

  it("are given up after the last try, say why, and no longer hold up their queue; a retry starts anew under the same id", async () => {
    const connection = await opened();
    let isBroken = true;
    const tried: string[] = [];
    await working(connection, async (payload) => {
      tried.push(payload);
      if (isBroken && payload === "broken") throw new JobError("HTTP 503");
      if (isBroken && payload === "hopeless") throw new JobError("no such address", { isFinal: true });
    });
    await ask(connection, { id: "1", payload: "broken", queue: "q" }, { id: "2", payload: "next", queue: "q" }, { id: "3", payload: "hopeless" });
    const over = [["3", "dead", 1, "no such address"], ["2", "done", 1, null], ["1", "dead", 3, "HTTP 503"]];
    await eventually(() => states(connection)).toEqual(over);
    isBroken = false;
    expect(await retryJobs(connection.db, { state: "dead" })).toHaveLength(2);
    await eventually(async () => (await listJobs(connection.db, { state: "done" })).map(({ id, attempts }) => [id, attempts])).toEqual([["3", 1], ["2", 1], ["1", 1]]);
    expect(tried.filter((payload) => payload === "broken")).toHaveLength(4);
  });

  it("that aren't over are looked at again, and count their tries from the last change", async () => {
    const connection = await opened();
    const tries: number[] = [];
    const worker = await startWorker<string>({
      connection, kind: "mail", concurrency: 4, waits: [], log, metrics: createMetrics(),
      async run({ attempts }) {
        tries.push(attempts);
        if (tries.length === 4) return;
        return { afterMs: 10, anew: tries.length === 2, ...(tries.length === 1 && { error: new JobError("no answer") }) };
      },
    });
    onTestFinished(() => worker.stop());
    await ask(connection, { id: "one" });
    await eventually(() => states(connection)).toEqual([["one", "done", 2, null]]);
    expect(tries).toEqual([1, 2, 1, 2]);
  });

  it("are done before they are due when somebody waits for them, once at a time, and never when they are over", async () => {
    const connection = await opened();
    const started: string[] = [];
    let open: () => void = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const worker = await working(connection, async (payload) => {
      started.push(payload);
      await gate;
    });
    const later = sql`now() + interval '1 hour'`;
    await connection.db.insert(job).values([{ id: "late", kind: "mail", payload: "late", dueAt: later }, { id: "unwanted", kind: "mail", payload: "unwanted", dueAt: later }]);
    await worker.now("unwanted", sql`false`);
    const both = Promise.all([worker.now("late", sql`true`), worker.now("late", sql`true`)]);
    await eventually(() => started).toEqual(["late"]);
    open();
    await both;
    await worker.now("late", sql`true`);
    expect(started).toEqual(["late"]);
    expect(await states(connection)).toEqual(expect.arrayContaining([["late", "done", 1, null], ["unwanted", "waiting", 0, null]]));
  });

  it("are done at once when something has happened, also when they were given up, but not when they are over", async () => {
    const connection = await opened();
    const done: string[] = [];
    await working(connection, async (payload) => void done.push(payload));
    const later = sql`now() + interval '1 hour'`;
    await connection.db.insert(job).values([
      { id: "waiting", kind: "mail", payload: "waiting", dueAt: later },
      { id: "dead", kind: "mail", payload: "dead", state: "dead" },
      { id: "over", kind: "mail", payload: "over", state: "done" },
    ]);
    for (const id of ["waiting", "dead", "over"]) await connection.transaction((db) => hasten(db, "mail", id));
    await eventually(async () => (await listJobs(connection.db, { state: "done" })).map(({ id }) => id).sort()).toEqual(["dead", "over", "waiting"]);
    expect(done.sort()).toEqual(["dead", "waiting"]);
  });

  it("that are erased aren't done, and can't be retried", async () => {
    const connection = await opened();
    await connection.db.insert(job).values({ id: "erased", kind: "mail", payload: null });
    await working(connection, async () => {
      throw new Error("done all the same");
    });
    await eventually(() => states(connection)).toEqual([["erased", "done", 1, null]]);
    expect(await retryJobs(connection.db, { id: "erased" })).toEqual([]);
  });

  it("are claimed by one worker each, and of a queue only the earliest", async () => {
    const connection = await opened();
    await ask(connection, ...Array.from({ length: 20 }, (_, index) => ({ id: `free ${index}` })), { id: "q1", queue: "q" }, { id: "q2", queue: "q" });
    const claims = await Promise.all(["a", "b", "c"].map((worker) => claimJobs(connection.db, "mail", worker, 10)));
    const ids = claims.flatMap(({ jobs }) => jobs.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect([ids.length, ids.includes("q2")]).toEqual([21, false]);
  });

  it("that a stopping worker hasn't finished are done by the next one, and the try doesn't count", async () => {
    const connection = await opened();
    const hanging = await working(connection, (_payload, signal) => new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("stopped")))));
    await ask(connection, { id: "one" });
    await eventually(() => states(connection)).toEqual([["one", "waiting", 1, null]]);
    await hanging.stop();
    expect(await states(connection)).toEqual([["one", "waiting", 0, null]]);
    await working(connection, async () => {});
    await eventually(() => states(connection)).toEqual([["one", "done", 1, null]]);
  });
});

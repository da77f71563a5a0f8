import type { Logger } from "pino";
import { newId } from "../../../src/kernel/ids";
import type { Connection } from "../database/connection";
import { describeError } from "../database/describeError";
import { isOutage } from "../database/outage";
import { createPump } from "../database/pump";
import type { JobKind } from "../database/tables/job";
import type { Metrics } from "../metrics/metrics";
import { claimJobs, endJob, postponeJob, releaseAll, releaseJobs, renewJobs, type ClaimedJob } from "./claims";
import { channelOf } from "./enqueue";
import { JobError } from "./jobError";
import { jobTimings } from "./timings";

export interface WorkerOptions<Payload> {
  readonly connection: Connection;
  readonly kind: JobKind;
  /** Jobs done at a time by this process. */
  readonly concurrency: number;
  /** Milliseconds before each further try. After the last one the job is dead. */
  readonly waits: readonly number[];
  /**
   * Does a job. May run again after a crash, with the same id. Rejects if the job has to be tried again, with a `JobError` that is
   * final if that is pointless. The signal aborts when the service stops, or when another worker has the job.
   */
  readonly run: (job: { readonly id: string; readonly payload: Payload }, signal: AbortSignal) => Promise<void>;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "jobTried">;
}

export interface Worker {
  /** Ends current tries; what they leave is done by another process or the next start. */
  stop(): Promise<void>;
}

/**
 * Does the jobs of one kind; any number of processes can do so in parallel. A job is claimed under a lease, done outside any
 * transaction, and done again if the process dies. An idle worker sleeps until it is notified, or the next job is due.
 */
export async function startWorker<Payload>({ connection, kind, concurrency, waits, run, log, metrics }: WorkerOptions<Payload>): Promise<Worker> {
  const { db } = connection;
  const claim = newId();
  const stopping = new AbortController();
  const held = new Map<string, AbortController>();
  const working = new Set<Promise<void>>();
  const pump = createPump(look, report);
  let alarm: NodeJS.Timeout | undefined;

  // No other process can hold these, because an embedded database has only one.
  if (connection.engine === "pglite") await releaseAll(db, kind);
  await connection.listen(channelOf(kind), pump.wish);
  const renewing = setInterval(() => void renew().catch(report), jobTimings.renewal);
  pump.wish();

  return {
    async stop() {
      stopping.abort();
      clearInterval(renewing);
      await pump.stop();
      clearTimeout(alarm);
      for (const one of held.values()) one.abort();
      await Promise.all(working);
      // Without a database the leases expire on their own.
      await releaseJobs(db, claim).catch(report);
    },
  };

  function report(error: unknown): void {
    if (stopping.signal.aborted) return;
    const told = { kind, error: describeError(error) };
    if (isOutage(error)) log.warn(told, "jobs paused: database out of reach");
    else log.error(told, "jobs failed");
    lookIn(jobTimings.look);
  }

  function lookIn(ms: number): void {
    clearTimeout(alarm);
    alarm = setTimeout(pump.wish, Math.min(Math.max(ms, 1), jobTimings.look));
  }

  async function look(): Promise<void> {
    const free = concurrency - held.size;
    // Looks again when one of them is over.
    if (free <= 0) return;
    const { jobs, wait } = await claimJobs(db, kind, claim, free);
    for (const one of jobs) begin(one as ClaimedJob<Payload>);
    lookIn(wait ?? jobTimings.look);
  }

  function begin(one: ClaimedJob<Payload>): void {
    const own = new AbortController();
    // A lease that expired while this process was stalled may return its own job: the later try replaces the earlier.
    held.get(one.id)?.abort();
    held.set(one.id, own);
    const done = work(one, own.signal)
      .catch(report)
      .finally(() => {
        if (held.get(one.id) === own) held.delete(one.id);
        working.delete(done);
        pump.wish();
      });
    working.add(done);
  }

  async function work({ id, payload, attempts }: ClaimedJob<Payload>, signal: AbortSignal): Promise<void> {
    try {
      if (payload !== null) await run({ id, payload }, signal);
    } catch (error) {
      if (!signal.aborted) await fail({ id, attempts }, error);
      return;
    }
    metrics.jobTried(kind, "done");
    await endJob(db, { id, claim, state: "done", lastError: null });
  }

  async function fail({ id, attempts }: Pick<ClaimedJob, "id" | "attempts">, error: unknown): Promise<void> {
    const isOurs = error instanceof JobError;
    const told = isOurs ? error.message : describeError(error);
    const wait = isOurs && error.isFinal ? undefined : waits[attempts - 1];
    log.warn({ kind, job: id, attempts, error: told }, wait === undefined ? "job given up" : "job will be retried");
    metrics.jobTried(kind, wait === undefined ? "dead" : "retried");
    const lastError = typeof told === "string" ? told : [told.name, told.code].filter(Boolean).join(" ");
    if (wait === undefined) await endJob(db, { id, claim, state: "dead", lastError });
    else await postponeJob(db, { id, claim, wait, lastError });
  }

  /** Extends leases, and ends tries of jobs that another worker has taken meanwhile. */
  async function renew(): Promise<void> {
    if (held.size === 0) return;
    const before = [...held];
    const mine = await renewJobs(db, claim, before.map(([id]) => id));
    for (const [id, own] of before) if (!mine.has(id)) own.abort();
  }
}

import type { SQL } from "drizzle-orm";
import type { Logger } from "pino";
import { newId } from "../../../src/kernel/ids";
import type { Connection } from "../database/connection";
import { describeError } from "../database/describeError";
import { isOutage } from "../database/outage";
import { createPump } from "../database/pump";
import type { JobKind } from "../database/tables/job";
import type { Metrics } from "../metrics/metrics";
import { bringForward, claimJob, claimJobs, endJob, postponeJob, releaseAll, releaseJobs, renewJobs, type ClaimedJob } from "./claims";
import { contextOf, inSpan } from "../tracing/spans";
import { channelOf } from "./enqueue";
import { JobError } from "./jobError";
import { jobTimings } from "./timings";

export interface HeldJob<Payload> {
  readonly id: string;
  readonly payload: Payload;
  /** The tries so far, including this one. */
  readonly attempts: number;
}

/** A job that isn't over, and hasn't failed either. */
export interface Again {
  /** Milliseconds until the next look. */
  readonly afterMs: number;
  /** True if something has happened: the tries are counted from here. */
  readonly anew: boolean;
  /** An error on the way to this look. */
  readonly error?: unknown;
}

export interface WorkerOptions<Payload> {
  readonly connection: Connection;
  readonly kind: JobKind;
  /** Jobs done at a time by this process. */
  readonly concurrency: number;
  /** Milliseconds before each further try. After the last one the job is dead. */
  readonly waits: readonly number[];
  /**
   * Does a job. May run again after a crash, with the same id. Rejects if the job has to be tried again, with a `JobError` that is
   * final if that is pointless. Resolves with the next look if the job isn't over. The signal aborts when the service stops, or when
   * another try has replaced this one.
   */
  readonly run: (job: HeldJob<Payload>, signal: AbortSignal) => Promise<void | Again>;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "jobTried">;
}

export interface Worker {
  /**
   * Does a job now if it waits and the condition about it holds, or waits for its try in progress here. Resolves when the try is
   * over; never rejects.
   */
  now(id: string, isWanted: SQL): Promise<void>;
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
  const held = new Map<string, { readonly own: AbortController; readonly done: Promise<void> }>();
  /** Claims on the way for somebody who waits, so that two don't claim a job twice. */
  const asked = new Map<string, Promise<void>>();
  const working = new Set<Promise<void>>();
  const pump = createPump(look, report);
  /** The next look, if nothing calls for an earlier one, and its time by `performance.now()`. */
  let alarm: NodeJS.Timeout | undefined;
  let alarmAt = Infinity;
  /** Milliseconds of the database's clock, from `performance.now()`. */
  let clockAhead = -Infinity;

  // No other process can hold these, because an embedded database has only one.
  if (connection.engine === "pglite") await releaseAll(db, kind);
  await bringForward(db, kind);
  await connection.listen(channelOf(kind), (from) => {
    if (connection.isAnothers(from)) lookWithin(jobTimings.others);
    else pump.wish();
  }, pump.wish);
  const renewing = setInterval(() => void renew().catch(report), jobTimings.renewal);
  pump.wish();

  return {
    async now(id, isWanted) {
      if (!held.has(id) && !stopping.signal.aborted) {
        const asking = asked.get(id) ?? beginIf(id, isWanted).finally(() => asked.delete(id));
        asked.set(id, asking);
        await asking;
      }
      await held.get(id)?.done;
    },
    async stop() {
      stopping.abort();
      clearInterval(renewing);
      await pump.stop();
      clearTimeout(alarm);
      for (const { own } of held.values()) own.abort();
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
    lookWithin(jobTimings.look);
  }

  function lookWithin(ms: number): void {
    const wait = Math.min(Math.max(ms, 1), jobTimings.look);
    if (stopping.signal.aborted || performance.now() + wait >= alarmAt) return;
    clearTimeout(alarm);
    alarmAt = performance.now() + wait;
    alarm = setTimeout(pump.wish, wait);
  }

  async function look(): Promise<void> {
    clearTimeout(alarm);
    alarmAt = Infinity;
    const free = concurrency - held.size;
    // Looks again when one of them is over.
    if (free <= 0) return;
    const { jobs, wait, time } = await claimJobs(db, kind, claim, free);
    for (const one of jobs) begin(one as ClaimedJob<Payload>);
    lookWithin(wait ?? jobTimings.look);
    await followClock(time);
  }

  /** A slow answer looks like a clock that was set back a little, which costs a statement. */
  async function followClock(time: number): Promise<void> {
    const ahead = time - performance.now();
    const isSetBack = ahead < clockAhead - jobTimings.step;
    clockAhead = ahead;
    if (!isSetBack) return;
    await bringForward(db, kind);
    pump.wish();
  }

  async function beginIf(id: string, isWanted: SQL): Promise<void> {
    try {
      const one = await claimJob(db, { id, claim, isWanted });
      if (one) begin(one as ClaimedJob<Payload>);
    } catch (error) {
      report(error);
    }
  }

  function begin(one: ClaimedJob<Payload>): void {
    const own = new AbortController();
    // A lease that expired while this process was stalled may return its own job: the later try replaces the earlier.
    held.get(one.id)?.own.abort();
    const done = work(one, own.signal)
      .catch(report)
      .finally(() => {
        if (held.get(one.id)?.own === own) held.delete(one.id);
        working.delete(done);
        pump.wish();
      });
    held.set(one.id, { own, done });
    working.add(done);
  }

  /** Runs a job in the trace of the request that it follows from, if that is traced. */
  async function traced({ attempts, traceparent }: ClaimedJob, tried: () => Promise<void | Again>): Promise<void | Again> {
    if (traceparent === null) return tried();
    return inSpan(`${kind} job`, { parent: contextOf(traceparent), attributes: { "job.kind": kind, "job.attempt": attempts } }, tried);
  }

  async function work(claimed: ClaimedJob<Payload>, signal: AbortSignal): Promise<void> {
    const { id, payload, attempts } = claimed;
    let again: Again | void;
    try {
      again = payload === null ? undefined : await traced(claimed, () => run({ id, payload, attempts }, signal));
    } catch (error) {
      if (!signal.aborted) await fail({ id, attempts }, error);
      return;
    }
    if (again) {
      const { afterMs, anew, error } = again;
      const lastError = error === undefined ? null : inShort(error);
      if (error !== undefined) {
        metrics.jobTried(kind, "retried");
        log.warn({ kind, job: id, attempts, error: inFull(error) }, "job will be retried");
      }
      // A later try has the job now, or a stopping service returns it.
      if (!signal.aborted) await postponeJob(db, { id, claim, wait: afterMs, lastError, anew });
      return;
    }
    metrics.jobTried(kind, "done");
    await endJob(db, { id, claim, state: "done", lastError: null });
  }

  async function fail({ id, attempts }: Pick<ClaimedJob, "id" | "attempts">, error: unknown): Promise<void> {
    const wait = error instanceof JobError && error.isFinal ? undefined : waits[attempts - 1];
    const lastError = inShort(error);
    log.warn({ kind, job: id, attempts, error: inFull(error) }, wait === undefined ? "job given up" : "job will be retried");
    metrics.jobTried(kind, wait === undefined ? "dead" : "retried");
    if (wait === undefined) await endJob(db, { id, claim, state: "dead", lastError });
    else await postponeJob(db, { id, claim, wait, lastError });
  }

  /** Extends leases, and ends tries of jobs that another worker has taken meanwhile. */
  async function renew(): Promise<void> {
    if (held.size === 0) return;
    const before = [...held];
    const mine = await renewJobs(db, claim, before.map(([id]) => id));
    for (const [id, { own }] of before) if (!mine.has(id)) own.abort();
  }
}

/** An error for the log, without anything personal: only our own words are repeated. */
const inFull = (error: unknown) => (error instanceof JobError ? error.message : describeError(error));

/** The same for the table. */
function inShort(error: unknown): string {
  const told = inFull(error);
  return typeof told === "string" ? told : [told.name, told.code].filter(Boolean).join(" ");
}

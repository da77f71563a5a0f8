import { setImmediate } from "node:timers/promises";
import type { Span } from "@opentelemetry/api";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { newId } from "../../../src/kernel/ids";
import type { Connection, Database } from "../database/connection";
import { createPump } from "../database/pump";
import { sender } from "../database/sender";
import type { RatingResult } from "../database/tables/rating";
import type { Carriers } from "../carriers/carrier";
import { CarrierFault } from "../carriers/carrierFault";
import { contextOf, inSpan } from "../tracing/spans";
import { createAnswerWriter } from "./answerWriter";
import { createHeldTasks } from "./heldTasks";
import { createPace } from "./pace";
import { createQueueLog } from "./queueLog";
import { shareSlots, usualSlots, type OwnedTask } from "./slots";
import { claimTasks, doneChannel, handBack, handBackAll, openTasks, renewTasks, type Task } from "./tasks";
import { createWatchers } from "./watchers";

/** Milliseconds between checks for tasks, between checks while some wait for a free slot, and between renewals of leases. */
const every = { look: 1_000, freed: 50, renewal: 1_000 } as const;
/** Calls begun in one go. */
const burst = 8;
/** Milliseconds that a company has at least, however late it is asked. */
const leastMs = 5_000;

/** The answers that a company didn't give, as they are stored. */
const unanswered = {
  failed: { outcome: "failed", message: "The company's system had an error" },
  timed_out: { outcome: "timed_out", message: "Carrier timed out or missing in response" },
} as const satisfies Readonly<Record<string, RatingResult>>;

/** PostgreSQL's channel for applications that are submitted again: the application, and its new run. */
const workChannel = "rating_work";
/** PostgreSQL's channel for processes that have more tasks than slots. */
const helpChannel = "rating_help";

export interface Queue {
  /** Begins the run in this process once the call's transaction has committed. Every process stops its work for earlier runs. */
  announce(call: Submission, applicationId: string, run: number): Promise<void>;
  /** Reports answers for an application, from any process; also when some may have been missed. */
  watch(applicationId: string, onChange: () => void): () => void;
}

/** The call that submits. */
interface Submission {
  readonly db: Database;
  afterCommit(work: () => void): void;
}

interface QueueOptions<Input> {
  readonly connection: Connection;
  readonly carriers: Carriers<Input>;
  /** Milliseconds after which a company has timed out. */
  readonly answerMs: number;
  /** Calls to companies at once. */
  readonly slots?: number;
  readonly log: Logger;
}

/**
 * The durable fan-out. A task is a row: claimed with SKIP LOCKED under a lease, waited for outside any transaction, and finished
 * only by the worker and attempt that hold it. So no answer is written twice, and none is lost with a process.
 *
 * The process that accepts a submission asks its companies: if all did, each would claim and write a part, with transactions of its
 * own. The others look once a second for what a dead process has left, and at once when one has no slots left.
 */
export async function startQueue<Input>({ connection, log, ...asking }: QueueOptions<Input>): Promise<Queue & { stop(): Promise<void> }> {
  const { db } = connection;
  const watchers = createWatchers();
  const worker = createWorker(connection, asking, createQueueLog(log));

  // No other process can hold these, because an embedded database has only one.
  if (connection.engine === "pglite") await handBackAll(db);
  await connection.listen(workChannel, (payload) => {
    const [applicationId = "", run = ""] = payload.split(" ");
    worker.forget(applicationId, Number(run));
  }, worker.look);
  await connection.listen(helpChannel, (from) => {
    if (connection.isAnothers(from)) worker.look();
  }, worker.look);
  await connection.listen(doneChannel, watchers.tell, watchers.tellAll);
  const looking = setInterval(worker.look, every.look);
  const renewing = setInterval(() => void worker.renew(), every.renewal);
  worker.look();

  return {
    announce: async (call, applicationId, run) => {
      if (run > 1) await call.db.execute(sql`SELECT pg_notify(${workChannel}, ${`${applicationId} ${run}`})`);
      call.afterCommit(worker.look);
    },
    watch: watchers.watch,
    /** Returns unfinished tasks, for another process or the next start. */
    async stop() {
      clearInterval(looking);
      clearInterval(renewing);
      await worker.stop();
    },
  };
}

/** This process's part of the queue: claims open tasks, asks their carriers, and writes the answers. */
function createWorker<Input>({ db, engine }: Pick<Connection, "db" | "engine">, { carriers, answerMs, slots = usualSlots }: Pick<QueueOptions<Input>, "carriers" | "answerMs" | "slots">, log: ReturnType<typeof createQueueLog>) {
  const worker = newId();
  const held = createHeldTasks<Input>();
  const pace = createPace();
  const write = createAnswerWriter(db, worker);
  const pump = createPump(claimOpen, report);
  let isStopped = false;
  /** True while tasks wait for a slot. */
  let isCrowded = false;
  let freed: NodeJS.Timeout | null = null;

  return {
    look: pump.wish,
    /** Ends the work for earlier runs of the application. */
    forget: (applicationId: string, run: number) => held.drop((task) => task.application_id === applicationId && task.run < run),
    /** Extends the leases. Never rejects. */
    renew: () => renewHeld().catch(report),
    async stop(): Promise<void> {
      isStopped = true;
      // A claim in progress still adds tasks, and their calls.
      await pump.stop();
      const mine = held.ids();
      held.drop(() => true);
      // Without a database the leases expire on their own.
      await handBack(db, worker, mine).catch(report);
    },
  };

  function report(error: unknown): void {
    if (!isStopped) log.failed(error);
  }

  async function claimOpen(): Promise<void> {
    const found = await openTasks(db, slots, pace.quickFirst());
    // A lease ends early when the clock is set forward. Its calls go on, and the next renewal extends it.
    const mine = new Set(held.ids());
    const open = found.filter(({ id }) => !mine.has(id));
    const shares = shareSlots(open, held.owned(), slots);
    const wasCrowded = isCrowded;
    isCrowded = shares.length < open.length || found.length === slots;
    if (shares.length > 0) await begin(open, shares);
    if (isCrowded && !wasCrowded && engine === "postgresql") await db.execute(sql`SELECT pg_notify(${helpChannel}, ${sender})`);
    log.worked();
  }

  async function begin(open: readonly OwnedTask[], shares: readonly string[]): Promise<void> {
    const claimed = await claimTasks<Input>(db, worker, shares);
    const owned = new Map(open.map((task) => [task.id, task]));
    const turn = new Map(shares.map((id, index) => [id, index]));
    const inTurn = claimed.toSorted((a, b) => turn.get(a.id)! - turn.get(b.id)!);
    for (const [index, task] of inTurn.entries()) {
      // Sending hundreds of requests takes a while, in which answers to the first of them would wait.
      if (index % burst === 0) await setImmediate();
      held.hold(task, owned.get(task.id)!, (signal) => ask(task, signal));
    }
    // Another process claimed some of them first, so there may be more.
    if (claimed.length > 0 && claimed.length < shares.length) pump.wish();
  }

  async function ask(task: Task<Input>, signal: AbortSignal): Promise<void> {
    const { traceparent, carrier_id, attempt } = task;
    if (traceparent === null) await answerTo(task, signal);
    else await inSpan("quote", { parent: contextOf(traceparent), attributes: { "quote.carrier": carrier_id, "quote.attempt": attempt } }, (span) => answerTo(task, signal, span));
    if (isCrowded) lookSoon();
  }

  /** Asks the company and stores its answer, unless the call was aborted. */
  async function answerTo(task: Task<Input>, signal: AbortSignal, span?: Span): Promise<void> {
    const result = await resultOf(task, signal);
    if (!result) return;
    span?.setAttribute("quote.outcome", result.outcome);
    await write(task.application_id, { id: task.id, attempt: task.attempt, result }).catch(report);
  }

  /** The result to store; null if the call was aborted. A company that can't be asked doesn't hold up the others. */
  async function resultOf(task: Task<Input>, signal: AbortSignal): Promise<RatingResult | null> {
    const { carrier_id, application_id, run, again, input, waited, idempotency_key } = task;
    const started = performance.now();
    // After a long stop the company is still asked: it may have answered meanwhile.
    const deadline = performance.now() + Math.max(answerMs - waited, leastMs);
    try {
      const answer = await carriers(carrier_id).quote({ applicationId: application_id, run, again, input }, { signal, deadline, idempotencyKey: idempotency_key });
      if (signal.aborted) return null;
      pace.answered(carrier_id, performance.now() - started);
      return answer;
    } catch (error) {
      if (signal.aborted) return null;
      if (error instanceof CarrierFault) return unanswered[error.outcome];
      report(error);
      return unanswered.failed;
    }
  }

  /** Looks for tasks after slots become free, once for all that become free at the same moment. */
  function lookSoon(): void {
    freed ??= setTimeout(() => {
      freed = null;
      pump.wish();
    }, every.freed);
  }

  /** Extends leases of tasks that still wait for their answer. If an answer couldn't be written, its task's lease must expire. */
  async function renewHeld(): Promise<void> {
    const before = new Set(held.ids());
    if (before.size === 0) return;
    const mine = await renewTasks(db, worker, [...before]);
    // Its run was replaced or its application deleted, and the notification was lost.
    held.drop(({ id }) => before.has(id) && !mine.has(id));
  }
}

import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { newId } from "../../../src/kernel/ids";
import type { Connection, Database } from "../database/connection";
import { createPump } from "../database/pump";
import type { RatingResult } from "../database/tables/rating";
import { carrierById } from "../reference/carriers";
import type { Asked, CarrierDoor } from "./carrierDoor";
import { createHeldTasks } from "./heldTasks";
import { createQueueLog } from "./queueLog";
import { shareSlots, type OwnedTask } from "./slots";
import { claimTasks, doneChannel, finishTask, handBack, handBackAll, openTasks, renewTasks, type Task } from "./tasks";
import { createWatchers } from "./watchers";

/** Milliseconds between checks for tasks, between checks while some wait for a free slot, and between renewals of leases. */
const every = { look: 500, freed: 50, renewal: 1_000 } as const;
/** Carriers wait instead of computing, so many can be asked at once. */
const slots = 400;

const failed: RatingResult = { outcome: "failed", message: "The company's system had an error" };

/** PostgreSQL's channel for submissions: the application and its run. */
const workChannel = "rating_work";

export interface Queue {
  /** Notifies every process of new work once the transaction commits; each stops its work for earlier runs. */
  announce(db: Database, applicationId: string, run: number): Promise<void>;
  /** Reports answers for an application, from any process. */
  watch(applicationId: string, onChange: () => void): () => void;
}

interface QueueOptions<Input> {
  readonly connection: Connection;
  readonly ask: CarrierDoor<Input>;
  /** The factor by which carriers answer faster. */
  readonly speed: number;
  readonly log: Logger;
}

/**
 * The durable fan-out. A task is a row: claimed with SKIP LOCKED under a lease, waited for outside any transaction, and finished
 * only by the worker and attempt that hold it. So no answer is written twice, and none is lost with a process.
 */
export async function startQueue<Input>({ connection, ask, speed, log }: QueueOptions<Input>): Promise<Queue & { stop(): Promise<void> }> {
  const { db } = connection;
  const watchers = createWatchers();
  const worker = createWorker(db, ask, speed, createQueueLog(log));

  // No other process can hold these, because an embedded database has only one.
  if (connection.engine === "pglite") await handBackAll(db);
  await connection.listen(workChannel, (payload) => {
    const [applicationId = "", run = ""] = payload.split(" ");
    worker.forget(applicationId, Number(run));
    worker.look();
  });
  await connection.listen(doneChannel, watchers.tell);
  const looking = setInterval(worker.look, every.look);
  const renewing = setInterval(() => void worker.renew(), every.renewal);
  worker.look();

  return {
    announce: async (tx, applicationId, run) => {
      await tx.execute(sql`SELECT pg_notify(${workChannel}, ${`${applicationId} ${run}`})`);
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
function createWorker<Input>(db: Database, askCarrier: CarrierDoor<Input>, speed: number, log: ReturnType<typeof createQueueLog>) {
  const worker = newId();
  const held = createHeldTasks<Input>();
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
      if (freed) clearTimeout(freed);
      // A claim in progress still adds tasks, and their timers.
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
    const open = await openTasks(db, slots);
    const shares = shareSlots(open, held.byDue(), slots);
    isCrowded = shares.begin.length < open.length;
    if (shares.begin.length > 0) await begin(open, shares);
    log.worked();
  }

  async function begin(open: readonly OwnedTask[], shares: ReturnType<typeof shareSlots>): Promise<void> {
    held.drop(({ id }) => shares.handBack.includes(id));
    await handBack(db, worker, shares.handBack);
    const claimed = await claimTasks<Input>(db, worker, shares.begin);
    const owned = new Map(open.map((task) => [task.id, task]));
    for (const task of claimed) ask(task, owned.get(task.id)!);
    // Another process claimed some of them first, so there may be more.
    if (claimed.length > 0 && claimed.length < shares.begin.length) pump.wish();
  }

  function ask(task: Task<Input>, owned: OwnedTask): void {
    const { carrier_id, input, application_id, run, again } = task;
    const { afterMs, answer } = orFailed<Asked>(() => askCarrier(carrierById(carrier_id), input, application_id, run, again), { afterMs: 0, answer: () => failed });
    held.hold(task, owned, Math.max(0, afterMs / speed - task.waited), async () => {
      await finishTask(db, worker, task, orFailed(answer, failed)).catch(report);
      if (isCrowded && !isStopped) lookSoon();
    });
  }

  /** Isolates a carrier that can't be asked, so that it doesn't hold up the others claimed with it, now or later. */
  function orFailed<Got>(get: () => Got, otherwise: Got): Got {
    try {
      return get();
    } catch (error) {
      report(error);
      return otherwise;
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

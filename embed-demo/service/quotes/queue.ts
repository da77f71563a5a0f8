import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { newId } from "../../../src/kernel/ids";
import { carrierById } from "../reference/carriers";
import type { Connection, Database } from "../database/connection";
import { isOutage } from "../database/outage";
import { describeError } from "../database/describeError";
import { askCarrier, type Asked } from "../carriers/askCarrier";
import type { RatingResult } from "../database/ratingResult";
import { shareSlots, type OwnedTask } from "./slots";
import { claimTasks, doneChannel, finishTask, handBack, handBackAll, openTasks, renewTasks, type Task } from "./tasks";

/** Milliseconds between two looks for tasks, where some wait for a slot that has become free, and between two renewals of leases. */
const every = { look: 500, freed: 50, renewal: 1_000 } as const;
/** Carriers wait, they don't compute, so many may be asked at once. */
const slots = 400;

const failed: RatingResult = { outcome: "failed", message: "The company's system had an error" };

/** PostgreSQL's channel that tells of a submission: the application and its run. */
const workChannel = "rating_work";

export interface Ratings {
  /** Tells every process that there is work, once the transaction commits; what they still do for earlier runs ends. */
  announce(db: Database, applicationId: string, run: number): Promise<void>;
  /** Hears of answers for an application, from whichever process. */
  watch(applicationId: string, onChange: () => void): () => void;
}

interface Held extends OwnedTask {
  task: Task;
  timer: NodeJS.Timeout;
  /** When the carrier has answered, by `performance.now()`. */
  due: number;
}

/**
 * The durable fan-out. A task is a row: claimed with SKIP LOCKED under a lease, waited for outside any transaction, and
 * finished only by the worker and attempt that hold it, so no answer is written twice and none is lost with a process.
 */
export async function startRatings({ connection, speed, log }: { connection: Connection; speed: number; log: Logger }) {
  const { db } = connection;
  const worker = newId();
  const watchers = new Map<string, Set<() => void>>();
  const held = new Map<string, Held>();
  let stopped = false;
  let pumping: Promise<void> | null = null;
  let again = false;
  /** Some tasks wait for a slot. */
  let isCrowded = false;
  let freed: NodeJS.Timeout | null = null;
  let isCut = false;

  // Nobody else can hold these: an embedded database has one process.
  if (connection.engine === "pglite") await handBackAll(db);
  await connection.listen(workChannel, (payload) => {
    const [applicationId = "", run = ""] = payload.split(" ");
    drop(({ task }) => task.application_id === applicationId && task.run < Number(run));
    pump();
  });
  await connection.listen(doneChannel, (applicationId) => watchers.get(applicationId)?.forEach((onChange) => onChange()));
  const looking = setInterval(pump, every.look);
  const renewing = setInterval(() => void renew().catch(report), every.renewal);
  pump();

  return {
    announce: async (tx: Database, applicationId: string, run: number) => {
      await tx.execute(sql`SELECT pg_notify(${workChannel}, ${`${applicationId} ${run}`})`);
    },
    watch(applicationId: string, onChange: () => void) {
      const set = watchers.get(applicationId) ?? new Set();
      watchers.set(applicationId, set.add(onChange));
      return () => {
        set.delete(onChange);
        if (set.size === 0) watchers.delete(applicationId);
      };
    },
    /** Hands unfinished tasks back, for another process or the next start. */
    async stop() {
      stopped = true;
      clearInterval(looking);
      clearInterval(renewing);
      if (freed) clearTimeout(freed);
      // A claim under way still brings tasks, and their timers.
      await pumping;
      const mine = [...held.keys()];
      drop(() => true);
      // Without a database the leases run out by themselves.
      await handBack(db, worker, mine).catch(report);
    },
  };

  /** An outage is told once, and once that it is over: the work waits in its rows, and each look for it would be another line. */
  function report(error: unknown): void {
    if (stopped) return;
    if (!isOutage(error)) log.error({ error: describeError(error) }, "rating");
    else if (!isCut) log.warn({ error: describeError(error) }, "rating waits for the database");
    isCut ||= isOutage(error);
  }

  function reportBack(): void {
    if (isCut) log.info("rating goes on");
    isCut = false;
  }

  /** One claim at a time; a wish that comes meanwhile is granted after it. */
  function pump(): void {
    if (stopped) return;
    again = true;
    pumping ??= (async () => {
      while (again && !stopped) {
        again = false;
        await begin();
        reportBack();
      }
    })()
      .catch(report)
      .finally(() => {
        pumping = null;
      });
  }

  async function begin(): Promise<void> {
    const open = await openTasks(db, slots);
    const shares = shareSlots(open, [...held.values()].sort((a, b) => a.due - b.due), slots);
    isCrowded = shares.begin.length < open.length;
    if (shares.begin.length === 0) return;
    drop(({ id }) => shares.handBack.includes(id));
    await handBack(db, worker, shares.handBack);
    const claimed = await claimTasks(db, worker, shares.begin);
    const owned = new Map(open.map((task) => [task.id, task]));
    for (const task of claimed) ask(task, owned.get(task.id)!);
    // Another process was quicker with some: there may be more.
    again ||= claimed.length > 0 && claimed.length < shares.begin.length;
  }

  /** A slot became free: looked at together with those that do so in the same moment. */
  function pumpSoon(): void {
    freed ??= setTimeout(() => {
      freed = null;
      pump();
    }, every.freed);
  }

  function ask(task: Task, owned: OwnedTask): void {
    const { afterMs, answer } = asked(task);
    // A lease that ran out while this process was stalled may bring its own task back: the later attempt replaces the earlier.
    clearTimeout(held.get(task.id)?.timer);
    const wait = Math.max(0, afterMs / speed - task.waited);
    const timer = setTimeout(() => void finish(task, answer, timer), wait);
    held.set(task.id, { ...owned, task, timer, due: performance.now() + wait });
  }

  function asked({ carrier_id, input, application_id, run, again }: Task): Asked {
    return orFailed<Asked>(() => askCarrier(carrierById(carrier_id), input, application_id, run, again), { afterMs: 0, answer: () => failed });
  }

  /** One carrier that can't be asked mustn't hold up all that were claimed with it, now and whenever they are claimed again. */
  function orFailed<Got>(get: () => Got, otherwise: Got): Got {
    try {
      return get();
    } catch (error) {
      report(error);
      return otherwise;
    }
  }

  async function finish(task: Task, answer: Asked["answer"], timer: NodeJS.Timeout): Promise<void> {
    try {
      await finishTask(db, worker, task, orFailed(answer, failed));
    } catch (error) {
      report(error);
    } finally {
      if (held.get(task.id)?.timer === timer) held.delete(task.id);
      if (isCrowded && !stopped) pumpSoon();
    }
  }

  /** Only of tasks whose answer is still to come: one that couldn't be written must become free. */
  async function renew(): Promise<void> {
    const before = new Set(held.keys());
    if (before.size === 0) return;
    const mine = await renewTasks(db, worker, [...before]);
    // Its run was replaced or its application deleted, and the notice of it lost.
    drop(({ task }) => before.has(task.id) && !mine.has(task.id));
  }

  /** Ends the waits that are for nothing: each takes a slot. */
  function drop(isOver: (held: Held) => boolean): void {
    for (const [id, one] of held) {
      if (!isOver(one)) continue;
      clearTimeout(one.timer);
      held.delete(id);
    }
  }
}

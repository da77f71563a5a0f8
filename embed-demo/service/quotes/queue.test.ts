import { setImmediate } from "node:timers/promises";
import { PgDialect } from "drizzle-orm/pg-core";
import type { SQL } from "drizzle-orm";
import pino from "pino";
import { expect, it, vi } from "vitest";
import type { Answer, Carriers, QuoteCall } from "../carriers/carrier";
import { CarrierFault } from "../carriers/carrierFault";
import type { Connection } from "../database/connection";
import { startQueue, type Queue } from "./queue";
import type { AnsweredTask } from "./tasks";

const input = { line: "PET", state: "TX", zipCode: "78701", petType: "DOG", petCode: "BEAGLE", petAge: 3, chosen: {}, scenario: null };
const task = (id: string, carrier_id: string, waited = 0) => ({ id, application_id: "application", run: 1, carrier_id, attempt: 1, waited, idempotency_key: id, input });

/** The answers of a statement that writes them, as [task, outcome]. */
const outcomesIn = (answered: string): unknown[][] => (JSON.parse(answered) as AnsweredTask[]).map(({ id, result }) => [id, result.outcome]);

/**
 * A database with these open tasks, to which `add` adds; records finished ones as [task, outcome], and can notify a channel's listener.
 * Another process has claimed `taken` meanwhile, and has `lost` of this one's by the next renewal.
 */
function holding(tasks: readonly { id: string }[], { engine = "postgresql", taken = [], lost = [] }: { engine?: string; taken?: readonly string[]; lost?: readonly string[] } = {}) {
  const finished: unknown[][] = [];
  const open = [...tasks];
  const claimed: unknown[] = [];
  const listeners = new Map<string, (payload: string) => void>();
  const calls: string[] = [];
  /** The parameters of each look, with the companies that answer quickly first. */
  const paces: string[] = [];
  const rowsFor = (sql: string, params: readonly unknown[]): unknown[] => {
    if (sql.includes("pg_notify") && params[0] === "rating_help") calls.push("help");
    if (sql.includes("pg_notify") && params[0] === "rating_work") calls.push(`again ${String(params[1])}`);
    if (sql.includes("worker = NULL")) calls.push(sql.includes("worker = $") ? `back ${params.slice(0, -1).join(" ")}` : "all back");
    if (sql.includes("RETURNING id") && !sql.includes("claimed")) {
      const ids = params.slice(1, -1) as string[];
      calls.push(`renewed ${ids.join(" ")}`);
      return ids.filter((id) => !lost.includes(id)).map((id) => ({ id }));
    }
    if (sql.includes("array_position")) {
      calls.push("look");
      paces.push(JSON.stringify(params));
    }
    if (sql.includes("WITH done")) finished.push(...outcomesIn(params[0] as string));
    if (sql.includes("WITH claimed")) {
      const mine = open.splice(0).filter(({ id }) => !taken.includes(id));
      claimed.push(...mine);
      return mine;
    }
    return sql.includes("array_position") ? open.map(({ id }) => ({ id, key: "default", session: "session" })) : [];
  };
  const execute = (query: SQL) => {
    const { sql, params } = new PgDialect().sqlToQuery(query);
    return Promise.resolve({ rows: rowsFor(sql, params) });
  };
  const listen = (channel: string, onPayload: (payload: string) => void) => Promise.resolve(void listeners.set(channel, onPayload));
  const isAnothers = (sender: string): boolean => sender === "another";
  const connection = { engine, db: { execute }, listen, isAnothers, close: () => Promise.resolve() };
  const add = (id: string): void => void open.push(task(id, "known"));
  return { connection: connection as unknown as Connection, finished, claimed, calls, paces, add, notify: (channel: string, payload: string) => listeners.get(channel)?.(payload) };
}

const declined: Answer = { outcome: "declined", message: "Can't offer a quote" };
const queueOf = (connection: Connection, carriers: Carriers<unknown>, slots = 400, log = pino({ level: "silent" })) => startQueue({ connection, carriers, answerMs: 30_000, slots, log });
/** Looks again, as after a submission. */
const submit = (queue: Queue, { db }: Connection, run = 1) => queue.announce({ db, afterCommit: (work) => work() }, "application", run);
const forever: Carriers<unknown> = () => ({ quote: () => new Promise(() => {}) });

it("finishes a task whose company can't be asked as failed, and still finishes those claimed with it", async () => {
  const { connection, finished } = holding([task("broken", "nobody"), task("late", "slow"), task("whole", "known")]);
  const carriers: Carriers<unknown> = (id) => {
    if (id === "nobody") throw new Error("No carrier nobody");
    return { quote: () => (id === "slow" ? Promise.reject(new CarrierFault("timed_out", "late")) : Promise.resolve(declined)) };
  };
  const queue = await queueOf(connection, carriers);
  await vi.waitFor(() => expect(finished).toHaveLength(3));
  await queue.stop();
  expect(new Map(finished.map(([id, outcome]) => [id, outcome]))).toEqual(new Map([["broken", "failed"], ["late", "timed_out"], ["whole", "declined"]]));
});

it("ends the calls for a run that was replaced, and continues with the new one", async () => {
  const calls = new Map<number, QuoteCall & { answer(answer: Answer): void }>();
  const { connection, finished, claimed, notify } = holding([task("old", "known"), { ...task("new", "known"), run: 2 }]);
  const queue = await queueOf(connection, () => ({
    quote: ({ run }, call) => new Promise<Answer>((answer) => calls.set(run, { ...call, answer })),
  }));
  await vi.waitFor(() => expect(calls.size).toBe(2));
  expect(claimed).toHaveLength(2);
  notify("rating_work", "application 2");
  expect([...calls].map(([run, { signal }]) => [run, signal.aborted])).toEqual([[1, true], [2, false]]);
  for (const { answer } of calls.values()) answer(declined);
  await vi.waitFor(() => expect(finished.map(([id]) => id)).toEqual(["new"]));
  await queue.stop();
});

it("ends no call for another application", async () => {
  const signals = new Map<string, AbortSignal>();
  const { connection, notify } = holding([task("own", "known"), { ...task("strange", "known"), application_id: "another" } as { id: string }]);
  const queue = await queueOf(connection, () => ({ quote: ({ applicationId }, { signal }) => (signals.set(applicationId, signal), new Promise(() => {})) }));
  await vi.waitFor(() => expect(signals.size).toBe(2));
  notify("rating_work", "application 2");
  expect([signals.get("application")?.aborted, signals.get("another")?.aborted]).toEqual([true, false]);
  await queue.stop();
});

it("asks companies that answer quickly first, once one has answered", async () => {
  const { connection, finished, paces } = holding([task("one", "quick")]);
  const queue = await queueOf(connection, () => ({ quote: () => Promise.resolve(declined) }));
  await vi.waitFor(() => expect(finished).toHaveLength(1));
  await submit(queue, connection);
  await vi.waitFor(() => expect(paces.at(-1)).toContain("quick"));
  expect(paces[0]).not.toContain("quick");
  await queue.stop();
});

it("takes a company for quick by the time that it took, not by when it was asked", async () => {
  const { connection, finished, paces, add } = holding([task("one", "slow")]);
  const queue = await queueOf(connection, (id) => ({ quote: () => (id === "slow" ? new Promise((answer) => setTimeout(answer, 30, declined)) : Promise.resolve(declined)) }));
  await vi.waitFor(() => expect(finished).toHaveLength(1));
  add("two");
  await submit(queue, connection);
  await vi.waitFor(() => expect(finished).toHaveLength(2));
  await submit(queue, connection);
  await vi.waitFor(() => expect(paces.at(-1)).toContain("known,slow"));
  await queue.stop();
});

it("gives a company that was asked long ago the rest of its time, and a moment at least", async () => {
  const deadlines: number[] = [];
  const { connection } = holding([task("young", "known", 10_000), task("old", "known", 3_600_000)]);
  const before = performance.now();
  const queue = await queueOf(connection, () => ({ quote: (_request, { deadline }) => (deadlines.push(deadline - before), Promise.resolve(declined)) }));
  await vi.waitFor(() => expect(deadlines).toHaveLength(2));
  await queue.stop();
  expect(Math.round(deadlines[0]! / 2_000)).toBe(10);
  expect(Math.round(deadlines[1]! / 2_000)).toBeGreaterThanOrEqual(2);
  expect(deadlines[1]).toBeLessThan(deadlines[0]!);
});

it("leaves a submission to the process that has accepted it, and helps one that has no slots left", async () => {
  const { connection, calls, notify } = holding([]);
  const queue = await queueOf(connection, () => ({ quote: () => Promise.resolve(declined) }));
  const looksAfter = async (channel: string, payload: string): Promise<number> => {
    calls.length = 0;
    notify(channel, payload);
    await setImmediate();
    return calls.length;
  };
  await setImmediate();
  expect(await looksAfter("rating_work", "application 2")).toBe(0);
  expect(await looksAfter("rating_help", "own")).toBe(0);
  expect(await looksAfter("rating_help", "another")).toBe(1);
  await queue.stop();
});

it("asks for help once while it has no slots left", async () => {
  const { connection, calls, claimed, add } = holding([task("one", "known")]);
  const queue = await queueOf(connection, () => ({ quote: () => new Promise(() => {}) }), 1);
  await vi.waitFor(() => expect(claimed).toHaveLength(1));
  for (const id of ["two", "three"]) {
    add(id);
    await submit(queue, connection);
    await vi.waitFor(() => expect(calls.filter((call) => call === "look").length).toBeGreaterThan(id === "two" ? 1 : 2));
  }
  await queue.stop();
  expect(calls.filter((call) => call === "help")).toHaveLength(1);
});

it.each([
  ["pglite", ["all back", "look"]],
  ["postgresql", ["look"]],
])("on %s a start takes back what only an earlier process can have held", async (engine, expected) => {
  const { connection, calls } = holding([], { engine });
  const queue = await queueOf(connection, forever);
  await setImmediate();
  expect(calls).toEqual(expected);
  await queue.stop();
});

it("asks no other process for help where there can be none", async () => {
  const { connection, calls, claimed } = holding([task("one", "known")], { engine: "pglite" });
  const queue = await queueOf(connection, forever, 1);
  await vi.waitFor(() => expect(claimed).toHaveLength(1));
  await setImmediate();
  expect(calls).not.toContain("help");
  await queue.stop();
});

it("tells every process of a further run, and begins each once the call has committed", async () => {
  const { connection, calls } = holding([]);
  const queue = await queueOf(connection, forever);
  await setImmediate();
  for (const [run, told] of [[1, []], [2, ["again application 2"]]] as const) {
    calls.length = 0;
    let commit: () => void = () => undefined;
    await queue.announce({ db: connection.db, afterCommit: (work) => void (commit = work) }, "application", run);
    await setImmediate();
    expect(calls).toEqual(told);
    commit();
    expect(calls).toEqual([...told, "look"]);
  }
  await queue.stop();
});

it("looks again at once if another process was first for some of its tasks, and not if it was for all", async () => {
  for (const [taken, looks] of [[["one"], 2], [["one", "two"], 1], [[], 1]] as const) {
    const { connection, calls } = holding([task("one", "known"), task("two", "known")], { taken });
    const queue = await queueOf(connection, forever);
    await setImmediate();
    await setImmediate();
    expect(calls.filter((call) => call === "look")).toHaveLength(looks);
    await queue.stop();
  }
});

it("looks for waiting tasks soon after a slot is free, once for all that are, and not if none waited", async () => {
  for (const [slots, looks] of [[2, 1], [3, 0]] as const) {
    const answers: ((answer: Answer) => void)[] = [];
    const { connection, calls, finished, claimed } = holding([task("one", "known"), task("two", "known")]);
    const queue = await queueOf(connection, () => ({ quote: () => new Promise((answer) => answers.push(answer)) }), slots);
    await vi.waitFor(() => expect([claimed.length, answers.length]).toEqual([2, 2]));
    calls.length = 0;
    for (const answer of answers) answer(declined);
    await vi.waitFor(() => expect(finished).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(calls.filter((call) => call === "look")).toHaveLength(looks);
    await queue.stop();
  }
});

it("looks soon for tasks that wait for the slots of a run that was replaced", async () => {
  const { connection, calls, claimed, notify } = holding([task("one", "known")]);
  const queue = await queueOf(connection, () => ({ quote: (_request, { signal }) => new Promise((_answer, reject) => signal.addEventListener("abort", () => reject(new Error("ended")))) }), 1);
  await vi.waitFor(() => expect(claimed).toHaveLength(1));
  await setImmediate();
  await setImmediate();
  calls.length = 0;
  notify("rating_work", "application 2");
  await vi.waitFor(() => expect(calls).toEqual(["look"]), 500);
  await queue.stop();
});

it("asks for help if its own calls leave too few slots", async () => {
  const { connection, calls, claimed, add } = holding([task("one", "known"), task("two", "known")]);
  const queue = await queueOf(connection, forever, 3);
  await vi.waitFor(() => expect(claimed).toHaveLength(2));
  await setImmediate();
  expect(calls).not.toContain("help");
  for (const id of ["three", "four"]) add(id);
  await submit(queue, connection);
  await vi.waitFor(() => expect(calls).toContain("help"));
  await queue.stop();
});

it("begins calls in bursts, between which answers to the first are taken", async () => {
  const { connection } = holding(Array.from({ length: 20 }, (_, index) => task(String(index), "known")));
  let asked = 0;
  const queue = await queueOf(connection, () => ({ quote: () => ((asked += 1), new Promise(() => {})) }));
  const seen = new Set<number>();
  while (asked < 20) {
    seen.add(asked);
    await setImmediate();
  }
  expect([...seen]).toEqual([0, 8, 16]);
  await queue.stop();
});

it("asks in the order in which the tasks were shared out, each once", async () => {
  const asked: string[] = [];
  const tasks = ["one", "two", "three"].map((id) => task(id, id));
  const { connection, notify, add } = holding(tasks);
  const { db } = connection;
  const execute = db.execute.bind(db) as unknown as (query: SQL) => Promise<{ rows: { attempt?: number }[] }>;
  // A statement returns its rows in any order.
  const shuffled = async (query: SQL) => {
    const { rows } = await execute(query);
    return { rows: rows.some(({ attempt }) => attempt) ? rows.toReversed() : rows };
  };
  Object.assign(db, { execute: shuffled });
  const queue = await queueOf(connection, (id) => ({ quote: () => (asked.push(id), new Promise(() => {})) }));
  await vi.waitFor(() => expect(asked).toEqual(["one", "two", "three"]));
  // A lease that ended early: the task is found again, and its call goes on.
  add("one");
  notify("rating_help", "another");
  await setImmediate();
  await setImmediate();
  expect(asked).toHaveLength(3);
  await queue.stop();
});

it("renews what it holds every second, and ends the calls that are no longer its own", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const signals = new Map<string, AbortSignal>();
    const { connection, calls, add } = holding([], { lost: ["two"] });
    const queue = await queueOf(connection, () => ({ quote: (_request, { signal, idempotencyKey }) => (signals.set(idempotencyKey, signal), new Promise(() => {})) }));
    vi.advanceTimersByTime(1_000);
    expect(calls.filter((call) => call.startsWith("renewed"))).toEqual([]);
    for (const id of ["one", "two"]) add(id);
    await submit(queue, connection);
    await vi.waitFor(() => expect(signals.size).toBe(2));
    vi.advanceTimersByTime(1_000);
    await setImmediate();
    expect(calls.filter((call) => call.startsWith("renewed"))).toEqual(["renewed one two"]);
    expect([signals.get("one")?.aborted, signals.get("two")?.aborted]).toEqual([false, true]);
    await queue.stop();
  } finally {
    vi.useRealTimers();
  }
});

it("hands back at its end what it holds, ends those calls, writes and logs nothing of them, and looks for no more", async () => {
  const error = vi.fn();
  const log = Object.assign(pino({ level: "silent" }), { error });
  const ended: string[] = [];
  const { connection, calls, finished } = holding([task("one", "known"), task("two", "known")]);
  const queue = await queueOf(connection, () => ({
    quote: (_request, { signal, idempotencyKey }) => new Promise((_answer, reject) => signal.addEventListener("abort", () => (ended.push(idempotencyKey), reject(new Error("ended"))))),
  }), 400, log);
  await vi.waitFor(() => expect(calls).toContain("look"));
  await setImmediate();
  calls.length = 0;
  await queue.stop();
  await submit(queue, connection);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([ended, calls, finished, error.mock.calls]).toEqual([["one", "two"], ["back one two"], [], []]);
});

it("ends quietly without a database: the leases of what it holds expire", async () => {
  const logged = vi.fn();
  const log = Object.assign(pino({ level: "silent" }), { error: logged, warn: logged });
  const { connection, claimed } = holding([task("one", "known")]);
  const execute = connection.db.execute.bind(connection.db);
  Object.assign(connection.db, { execute: (query: SQL) => (new PgDialect().sqlToQuery(query).sql.includes("worker = NULL") ? Promise.reject(new Error("away")) : execute(query)) });
  const queue = await queueOf(connection, forever, 400, log);
  await vi.waitFor(() => expect(claimed).toHaveLength(1));
  await setImmediate();
  await queue.stop();
  expect(logged).not.toHaveBeenCalled();
});

it("logs a company's interface that breaks, and an answer that can't be written", async () => {
  const error = vi.fn();
  const log = Object.assign(pino({ level: "silent" }), { error });
  const { connection, finished } = holding([task("broken", "nobody"), task("whole", "known")]);
  const execute = connection.db.execute.bind(connection.db);
  Object.assign(connection.db, { execute: (query: SQL) => (new PgDialect().sqlToQuery(query).sql.includes("WITH done") ? Promise.reject(new Error("refused")) : execute(query)) });
  const queue = await queueOf(connection, (id) => {
    if (id === "nobody") throw new Error("No carrier nobody");
    return { quote: () => Promise.resolve(declined) };
  }, 400, log);
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(3));
  expect(finished).toEqual([]);
  await queue.stop();
});

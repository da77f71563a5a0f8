import { setImmediate } from "node:timers/promises";
import { PgDialect } from "drizzle-orm/pg-core";
import type { SQL } from "drizzle-orm";
import pino from "pino";
import { expect, it, vi } from "vitest";
import type { Answer, Carriers, QuoteCall } from "../carriers/carrier";
import { CarrierFault } from "../carriers/carrierFault";
import type { Connection } from "../database/connection";
import { startQueue } from "./queue";
import type { AnsweredTask } from "./tasks";

const input = { line: "PET", state: "TX", zipCode: "78701", petType: "DOG", petCode: "BEAGLE", petAge: 3, chosen: {}, scenario: null };
const task = (id: string, carrier_id: string, waited = 0) => ({ id, application_id: "application", run: 1, carrier_id, attempt: 1, waited, idempotency_key: id, input });

/** The answers of a statement that writes them, as [task, outcome]. */
const outcomesIn = (answered: string): unknown[][] => (JSON.parse(answered) as AnsweredTask[]).map(({ id, result }) => [id, result.outcome]);

/** A database with these open tasks, to which `add` adds; records finished ones as [task, outcome], and can notify a channel's listener. */
function holding(tasks: readonly { id: string }[]) {
  const finished: unknown[][] = [];
  const open = [...tasks];
  const claimed: unknown[] = [];
  const listeners = new Map<string, (payload: string) => void>();
  const calls: string[] = [];
  /** The parameters of each look, with the companies that answer quickly first. */
  const paces: string[] = [];
  const rowsFor = (sql: string, params: readonly unknown[]): unknown[] => {
    if (sql.includes("pg_notify") && params[0] === "rating_help") calls.push("help");
    if (sql.includes("row_number")) {
      calls.push("look");
      paces.push(JSON.stringify(params));
    }
    if (sql.includes("WITH done")) finished.push(...outcomesIn(params[0] as string));
    if (sql.includes("WITH claimed")) {
      const taken = open.splice(0);
      claimed.push(...taken);
      return taken;
    }
    return sql.includes("row_number") ? open.map(({ id }) => ({ id, key: "default", session: "session" })) : [];
  };
  const execute = (query: SQL) => {
    const { sql, params } = new PgDialect().sqlToQuery(query);
    return Promise.resolve({ rows: rowsFor(sql, params) });
  };
  const listen = (channel: string, onPayload: (payload: string) => void) => Promise.resolve(void listeners.set(channel, onPayload));
  const isAnothers = (sender: string): boolean => sender === "another";
  const connection = { engine: "postgresql", db: { execute }, listen, isAnothers, close: () => Promise.resolve() };
  const add = (id: string): void => void open.push(task(id, "known"));
  return { connection: connection as unknown as Connection, finished, claimed, calls, paces, add, notify: (channel: string, payload: string) => listeners.get(channel)?.(payload) };
}

const declined: Answer = { outcome: "declined", message: "Can't offer a quote" };
const queueOf = (connection: Connection, carriers: Carriers<unknown>, slots = 400) =>
  startQueue({ connection, carriers, answerMs: 30_000, slots, log: pino({ level: "silent" }) });

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
  await queue.announce({ db: connection.db, afterCommit: (work) => work() }, "application", 1);
  await vi.waitFor(() => expect(paces.at(-1)).toContain("quick"));
  expect(paces[0]).not.toContain("quick");
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
    await queue.announce({ db: connection.db, afterCommit: (work) => work() }, "application", 1);
    await vi.waitFor(() => expect(calls.filter((call) => call === "look").length).toBeGreaterThan(id === "two" ? 1 : 2));
  }
  await queue.stop();
  expect(calls.filter((call) => call === "help")).toHaveLength(1);
});

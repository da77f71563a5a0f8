import { PgDialect } from "drizzle-orm/pg-core";
import type { SQL } from "drizzle-orm";
import pino from "pino";
import { expect, it, vi } from "vitest";
import { askCarrier } from "../carriers/askCarrier";
import { carriersFor } from "../reference/carriers";
import type { Connection } from "../database/connection";
import { startQueue } from "./queue";

const input = { line: "PET", state: "TX", zipCode: "78701", petType: "DOG", petCode: "BEAGLE", petAge: 3, chosen: {}, scenario: null };
const task = (id: string, carrier_id: string) => ({ id, application_id: "application", run: 1, carrier_id, attempt: 1, waited: 0, input });

/** A database with these open tasks; records finished ones as [task, outcome], and can notify a channel's listener. */
function holding(tasks: readonly { id: string }[]) {
  const finished: unknown[][] = [];
  const open = [...tasks];
  const claimed: unknown[] = [];
  const listeners = new Map<string, (payload: string) => void>();
  const rowsFor = (sql: string, params: readonly unknown[]): unknown[] => {
    if (sql.includes("WITH done")) finished.push([params[2], params[0]]);
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
  const connection = { engine: "postgresql", db: { execute }, listen, close: () => Promise.resolve() };
  return { connection: connection as unknown as Connection, finished, claimed, notify: (channel: string, payload: string) => listeners.get(channel)?.(payload) };
}

it("finishes a task that can't be asked as failed, and still finishes those claimed with it", async () => {
  const [known] = carriersFor("PET", "TX", "panel");
  const { connection, finished } = holding([task("broken", "nobody"), task("whole", known?.id ?? "")]);
  const queue = await startQueue({ connection, ask: askCarrier, speed: 1_000_000, log: pino({ level: "silent" }) });
  await vi.waitFor(() => expect(finished).toHaveLength(2));
  await queue.stop();
  expect(finished[0]).toEqual(["broken", "failed"]);
  expect(finished[1]?.[0]).toBe("whole");
});

it("drops the work for a run that was replaced, and continues with the new one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const [known] = carriersFor("PET", "TX", "panel");
  const { connection, finished, claimed, notify } = holding([task("old", known?.id ?? ""), { ...task("new", known?.id ?? ""), run: 2 }]);
  const queue = await startQueue({ connection, ask: askCarrier, speed: 1, log: pino({ level: "silent" }) });
  await vi.waitFor(() => expect(claimed).toHaveLength(2));
  notify("rating_work", "application 2");
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await queue.stop();
  expect(finished.map(([id]) => id)).toEqual(["new"]);
});

import { PgDialect } from "drizzle-orm/pg-core";
import type { SQL } from "drizzle-orm";
import pino from "pino";
import { expect, it, vi } from "vitest";
import { carriersFor } from "../carriers/carriers";
import type { Connection } from "../database/connection";
import { startRatings } from "./ratings";

const input = { line: "PET", state: "TX", zipCode: "78701", petType: "DOG", petCode: "BEAGLE", petAge: 3, chosen: {}, scenario: null };
const task = (id: string, carrier_id: string) => ({ id, application_id: "application", run: 1, carrier_id, attempt: 1, waited: 0, input });

/** A database whose first claim brings these tasks; gives back what is finished, as [task, outcome]. */
function holding(tasks: readonly unknown[]) {
  const finished: unknown[][] = [];
  const waiting = [...tasks];
  const execute = (query: SQL) => {
    const { sql, params } = new PgDialect().sqlToQuery(query);
    if (sql.includes("WITH done")) finished.push([params[2], params[0]]);
    return Promise.resolve({ rows: sql.includes("WITH claimed") ? waiting.splice(0) : [] });
  };
  const connection = { engine: "postgresql", db: { execute }, listen: () => Promise.resolve(), close: () => Promise.resolve() };
  return { connection: connection as unknown as Connection, finished };
}

it("finishes a task that can't be asked as failed, and those that were claimed with it all the same", async () => {
  const [known] = carriersFor("PET", "TX", "panel");
  const { connection, finished } = holding([task("broken", "nobody"), task("whole", known?.id ?? "")]);
  const ratings = await startRatings({ connection, speed: 1_000_000, log: pino({ level: "silent" }) });
  await vi.waitFor(() => expect(finished).toHaveLength(2));
  await ratings.stop();
  expect(finished[0]).toEqual(["broken", "failed"]);
  expect(finished[1]?.[0]).toBe("whole");
});

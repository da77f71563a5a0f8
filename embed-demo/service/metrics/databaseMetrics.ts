import { Gauge, type Registry } from "prom-client";
import type { Connection } from "../database/connection";
import { paymentStates, readFigures } from "./figures";
import { kept } from "./kept";

/** Milliseconds for which figures are kept, however many read them. */
const fresh = 5_000;
/** Milliseconds after which the database counts as out of reach: Prometheus waits for ten seconds. */
const patience = 3_000;

/** Adds what is read from the database when somebody looks: every process reports the same. Without a database there are no figures. */
export function addDatabaseMetrics(register: Registry, { db, engine, pool }: Pick<Connection, "db" | "engine" | "pool">): void {
  const registers = [register];
  const figures = kept(() => readFigures(db), { freshMs: fresh, patienceMs: patience });

  new Gauge({
    name: "quote_database_up",
    help: "1 if the database answers.",
    labelNames: ["engine"],
    registers,
    async collect() {
      this.set({ engine }, Number((await figures()) !== null));
    },
  });
  new Gauge({
    name: "quote_database_connections",
    help: "Connections of this process's pool: busy, idle, and callers that wait for one. The embedded database has one connection.",
    labelNames: ["state"],
    registers,
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "quote_jobs",
    help: "Jobs by kind (mail, webhook; payment: not over; rating: companies that haven't answered) that are waiting, or dead.",
    labelNames: ["kind", "state"],
    registers,
    async collect() {
      this.reset();
      for (const { kind, state, count } of (await figures())?.jobs ?? []) this.set({ kind, state }, count);
    },
  });
  new Gauge({
    name: "quote_job_oldest_seconds",
    help: "Age of the oldest job of the kind in that state; 0 without one.",
    labelNames: ["kind", "state"],
    registers,
    async collect() {
      this.reset();
      for (const { kind, state, age } of (await figures())?.jobs ?? []) this.set({ kind, state }, age);
    },
  });
  new Gauge({
    name: "quote_payments",
    help: "Payments by state: those that are open, and those that ended within a day.",
    labelNames: ["state"],
    registers,
    async collect() {
      this.reset();
      const read = await figures();
      if (read) for (const state of paymentStates) this.set({ state }, read.payments.get(state) ?? 0);
    },
  });
}

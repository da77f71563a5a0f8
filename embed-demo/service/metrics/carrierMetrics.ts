import { Counter, Gauge, type Registry } from "prom-client";

const breakers = ["closed", "half-open", "open"] as const;

interface Health {
  readonly breaker: (typeof breakers)[number];
  readonly running: number;
  readonly queued: number;
  readonly retries: number;
}

/** Adds what the limits of each company know: its breaker, its calls at the moment, and repeated calls. */
export function addCarrierMetrics(register: Registry, healthOf: () => ReadonlyMap<string, Health>): void {
  const registers = [register];
  new Gauge({
    name: "quote_carrier_breaker",
    help: "1 for the state that the company's breaker is in: closed, half-open or open. While it is open, the company isn't asked.",
    labelNames: ["carrier", "state"],
    registers,
    collect() {
      for (const [carrier, { breaker }] of healthOf()) for (const state of breakers) this.set({ carrier, state }, Number(state === breaker));
    },
  });
  new Gauge({
    name: "quote_carrier_calls",
    help: "Calls to the company at the moment: running, or queued for a turn.",
    labelNames: ["carrier", "state"],
    registers,
    collect() {
      for (const [carrier, { running, queued }] of healthOf()) {
        this.set({ carrier, state: "running" }, running);
        this.set({ carrier, state: "queued" }, queued);
      }
    },
  });
  new Counter({
    name: "quote_carrier_retries_total",
    help: "Calls to the company that were repeated because they failed on the way.",
    labelNames: ["carrier"],
    registers,
    collect() {
      this.reset();
      for (const [carrier, { retries }] of healthOf()) this.inc({ carrier }, retries);
    },
  });
}

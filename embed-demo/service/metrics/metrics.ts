import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { boundedLabel } from "./boundedLabel";

/** Seconds: a cached answer, a lookup, a slow transaction, and what a visitor notices. */
const requestSeconds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Seconds: companies take from a moment to half a minute. */
const answerSeconds = [0.1, 0.3, 1, 2.5, 5, 10, 20, 30];

/** Steps that get series of their own. The widget has fewer; events come from outside, and may name any. */
const mostSteps = 200;

/**
 * Counts this process's work. Labels have few values: routes as patterns, companies and partners that are known, never a
 * path, an id of a visitor, or anything that a person typed.
 */
export function createMetrics() {
  const register = new Registry();
  const registers = [register];
  const stepOf = boundedLabel(mostSteps);
  let hasDefaults = false;

  const requests = new Histogram({
    name: "quote_http_request_duration_seconds",
    help: "Requests by route and status, and the seconds until their answer began; `_count` counts them.",
    labelNames: ["method", "route", "status"],
    buckets: requestSeconds,
    registers,
  });
  const streams = new Gauge({ name: "quote_streams_open", help: "Quote streams open at this process.", registers });
  const refusedStreams = new Counter({ name: "quote_streams_refused_total", help: "Quote streams refused because too many were open.", registers });
  const events = new Counter({
    name: "quote_funnel_events_total",
    help: "Analytics events that this process has stored: page views, prices shown, choices, ends.",
    labelNames: ["event", "line", "partner"],
    registers,
  });
  const steps = new Counter({
    name: "quote_funnel_steps_total",
    help: "Steps of the funnel that visitors completed.",
    labelNames: ["line", "step"],
    registers,
  });
  const answers = new Histogram({
    name: "quote_carrier_answer_duration_seconds",
    help: "Companies' answers, and seconds until they came, with repetitions and the wait for a turn.",
    labelNames: ["carrier", "outcome"],
    buckets: answerSeconds,
    registers,
  });
  const tries = new Counter({
    name: "quote_job_tries_total",
    help: "Tries of jobs, by how they ended: done, retried, dead.",
    labelNames: ["kind", "outcome"],
    registers,
  });

  return {
    register,
    request: (labels: { readonly method: string; readonly route: string; readonly status: number }, seconds: number): void => requests.observe(labels, seconds),
    streamOpened: (): void => streams.inc(),
    streamClosed: (): void => streams.dec(),
    streamRefused: (): void => refusedStreams.inc(),
    event({ event, line, step }: { readonly event: string; readonly line: string | null; readonly step: string | null }, partner: string): void {
      events.inc({ event, line: line ?? "none", partner });
      if (event === "step_complete") steps.inc({ line: line ?? "none", step: stepOf(step ?? "none") });
    },
    carrierAnswered: (carrier: string, outcome: string, seconds: number): void => answers.observe({ carrier, outcome }, seconds),
    jobTried: (kind: string, outcome: "done" | "retried" | "dead"): void => tries.inc({ kind, outcome }),
    /** Everything in Prometheus' text format. Never rejects because the database is away. */
    async text(): Promise<string> {
      // Observing the process costs something, so it begins with the first reader.
      if (!hasDefaults) collectDefaultMetrics({ register });
      hasDefaults = true;
      return register.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

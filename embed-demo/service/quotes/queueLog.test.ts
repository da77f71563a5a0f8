import type { Logger } from "pino";
import { expect, it } from "vitest";
import { createQueueLog } from "./queueLog";

const outage = Object.assign(new Error("away"), { code: "ECONNREFUSED" });
const fault = new Error("broken");

/** Each line as its level and message, after these events: an error, or null for work that has succeeded. */
function linesAfter(events: readonly (Error | null)[]): string[] {
  const lines: string[] = [];
  const write = (level: string) => (first: unknown, message?: string) => void lines.push(`${level} ${message ?? String(first)}`);
  const log = createQueueLog({ error: write("error"), warn: write("warn"), info: write("info") } as unknown as Logger);
  for (const event of events) {
    if (event) log.failed(event);
    else log.worked();
  }
  return lines;
}

it.each<[string, readonly (Error | null)[], string[]]>([
  ["nothing while it works", [null, null], []],
  ["every error", [fault, fault, null], ["error rating failed", "error rating failed"]],
  ["an outage once, and its end once", [outage, outage, null, null], ["warn rating paused: database out of reach", "info rating continues"]],
  ["each outage", [outage, null, outage], ["warn rating paused: database out of reach", "info rating continues", "warn rating paused: database out of reach"]],
  ["an outage's end also after an error in it", [outage, fault, outage, null], ["warn rating paused: database out of reach", "error rating failed", "info rating continues"]],
])("logs %s", (_what, events, lines) => {
  expect(linesAfter(events)).toEqual(lines);
});

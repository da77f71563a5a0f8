import type { Logger } from "pino";
import { describeError } from "../database/describeError";
import { isOutage } from "../database/outage";

/** Logs an outage once, and its end once: the work waits in its rows, and every check would add another line. */
export function createQueueLog(log: Logger) {
  let isCut = false;
  return {
    failed(error: unknown): void {
      if (!isOutage(error)) log.error({ error: describeError(error) }, "rating failed");
      else if (!isCut) log.warn({ error: describeError(error) }, "rating paused: database out of reach");
      isCut ||= isOutage(error);
    },
    worked(): void {
      if (isCut) log.info("rating continues");
      isCut = false;
    },
  };
}

import type { Logger } from "pino";
import { describeError } from "../database/describeError";
import { isOutage } from "../database/outage";

/** Tells of an outage once, and once that it is over: the work waits in its rows, and each look for it would be another line. */
export function createQueueLog(log: Logger) {
  let isCut = false;
  return {
    failed(error: unknown): void {
      if (!isOutage(error)) log.error({ error: describeError(error) }, "rating");
      else if (!isCut) log.warn({ error: describeError(error) }, "rating waits for the database");
      isCut ||= isOutage(error);
    },
    worked(): void {
      if (isCut) log.info("rating goes on");
      isCut = false;
    },
  };
}

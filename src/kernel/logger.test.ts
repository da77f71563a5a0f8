import { expect, it } from "vitest";
import type { LogEntry } from "./logger";
import { createLogger } from "./logger";

it("tells every sink, even beside one that throws", () => {
  const heard: LogEntry[] = [];
  const logger = createLogger([
    () => {
      throw new Error("full");
    },
    (entry) => heard.push(entry),
  ]);
  logger.debug("a");
  logger.info("b");
  logger.warn("c", { code: "NETWORK" });
  logger.error("d");
  expect(heard).toEqual([
    { level: "debug", message: "a" },
    { level: "info", message: "b" },
    { level: "warning", message: "c", details: { code: "NETWORK" } },
    { level: "error", message: "d" },
  ]);
});

import { expect, it } from "vitest";
import type { LogEntry } from "./logger";
import { createLogger, reasonOf } from "./logger";

it("reports to every sink, even if another one throws", () => {
  const heard: LogEntry[] = [];
  const logger = createLogger([
    () => {
      throw new Error("full");
    },
    (entry) => heard.push(entry),
  ]);
  logger.debug("code-a", "a");
  logger.info("code-b", "b");
  logger.warn("code-c", "c", { code: "NETWORK" });
  logger.error("code-d", "d");
  expect(heard).toEqual([
    { level: "debug", code: "code-a", message: "a" },
    { level: "info", code: "code-b", message: "b" },
    { level: "warning", code: "code-c", message: "c", details: { code: "NETWORK" } },
    { level: "error", code: "code-d", message: "d" },
  ]);
});

it("reports an error's kind, and nothing that its message quotes", () => {
  const choke = (): unknown => {
    try {
      return JSON.parse("Jordan Avery");
    } catch (error) {
      return error;
    }
  };
  expect(reasonOf(choke())).toBe("SyntaxError");
  expect(reasonOf("Jordan Avery")).toBe("unknown");
});

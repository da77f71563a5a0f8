/** The one way to report. Details carry codes and counts, never anything that a person typed. */
export type LogLevel = "debug" | "info" | "warning" | "error";

export interface LogEntry {
  level: LogLevel;
  /** Names the event in kebab case. Hosts and monitoring match on it, so it never changes with the message's wording. */
  code: string;
  message: string;
  details?: Record<string, string | number | boolean | undefined>;
}

export type LogSink = (entry: LogEntry) => void;

export interface Logger {
  debug(code: string, message: string, details?: LogEntry["details"]): void;
  info(code: string, message: string, details?: LogEntry["details"]): void;
  warn(code: string, message: string, details?: LogEntry["details"]): void;
  error(code: string, message: string, details?: LogEntry["details"]): void;
}

/** An error's kind, for details. Its message may quote the value that it failed on, which can be a visitor's answer. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : "unknown");

/** Creates a logger. Each sink is guarded, so that one that throws doesn't break the widget. */
export function createLogger(sinks: readonly LogSink[]): Logger {
  const report = (level: LogLevel) => (code: string, message: string, details?: LogEntry["details"]) => {
    for (const sink of sinks) {
      try {
        sink({ level, code, message, ...(details && { details }) });
      } catch {
        // Reporting is best effort.
      }
    }
  };
  return { debug: report("debug"), info: report("info"), warn: report("warning"), error: report("error") };
}

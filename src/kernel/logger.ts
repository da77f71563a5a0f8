/** One way to report. Details carry codes and counts, never what a person typed. */
export type LogLevel = "debug" | "info" | "warning" | "error";

export interface LogEntry {
  level: LogLevel;
  /** Names what happened, in kebab case: hosts and monitoring key on it, so it outlives the message's wording. */
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

/** An error's kind, for details. Its message may quote what it choked on, which is somebody's answer. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : "unknown");

/** A sink that throws must not take the widget down with it, so each is guarded. */
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

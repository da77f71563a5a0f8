/** One way to report. Details carry codes and counts, never what a person typed. */
export type LogLevel = "debug" | "info" | "warning" | "error";

export interface LogEntry {
  level: LogLevel;
  message: string;
  details?: Record<string, string | number | boolean | undefined>;
}

export type LogSink = (entry: LogEntry) => void;

export interface Logger {
  debug(message: string, details?: LogEntry["details"]): void;
  info(message: string, details?: LogEntry["details"]): void;
  warn(message: string, details?: LogEntry["details"]): void;
  error(message: string, details?: LogEntry["details"]): void;
}

/** A sink that throws must not take the widget down with it, so each is guarded. */
export function createLogger(sinks: readonly LogSink[]): Logger {
  const report = (level: LogLevel) => (message: string, details?: LogEntry["details"]) => {
    for (const sink of sinks) {
      try {
        sink({ level, message, ...(details && { details }) });
      } catch {
        // Reporting is best effort.
      }
    }
  };
  return { debug: report("debug"), info: report("info"), warn: report("warning"), error: report("error") };
}

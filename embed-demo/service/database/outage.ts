/** Of the operating system: nobody listens, the connection broke, the name doesn't resolve. */
const network: ReadonlySet<string> = new Set([
  "ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN",
]);

/**
 * Of PostgreSQL: it stops, crashes or starts (57P01-57P03), takes no more connections (53300), has cut one that was idle in a
 * transaction (25P03) or took too long (57014), or is a standby by now and takes no writes (25006). Class 08 is the connection's own.
 */
const server: ReadonlySet<string> = new Set(["57P01", "57P02", "57P03", "57014", "53300", "25P03", "25006"]);

/** What the driver says without a code. */
const driver = /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|query read timeout|client was closed/i;

/**
 * Whether the error says that the database can't be reached for now, so that the same request may succeed in a moment. A commit
 * whose answer was lost is such an error too: only the Idempotency-Key tells whether it took place.
 */
export function isOutage(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === "string" && (network.has(code) || server.has(code) || /^08.{3}$/.test(code))) return true;
    if (driver.test(at.message)) return true;
  }
  return false;
}

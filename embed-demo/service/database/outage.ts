/** Error codes of the operating system: connection refused or broken, or the name doesn't resolve. */
const network: ReadonlySet<string> = new Set([
  "ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN",
]);

/**
 * Error codes of PostgreSQL: it is stopping, has crashed or is starting (57P01-57P03), has no more space on its disk, memory or
 * connections (53100, 53200, 53300), ended an idle transaction (25P03) or a slow query (57014), or has become a read-only standby
 * (25006). It ended one of two transactions that wait for each other, such as a purchase during an erasure (40P01). Class 08 is about
 * the connection.
 */
const server: ReadonlySet<string> = new Set(["57P01", "57P02", "57P03", "57014", "53100", "53200", "53300", "25P03", "25006", "40P01"]);

/** The driver's messages without a code. */
const driver = /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|query read timeout|client was closed/i;

/**
 * True when the error means that the database can't be reached for now, so that the same request may succeed shortly. A commit
 * whose answer was lost is such an error too: only the Idempotency-Key tells if it happened.
 */
export function isOutage(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === "string" && (network.has(code) || server.has(code) || /^08.{3}$/.test(code))) return true;
    if (driver.test(at.message)) return true;
  }
  return false;
}

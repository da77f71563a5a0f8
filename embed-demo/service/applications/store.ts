import { and, eq, sql } from "drizzle-orm";
import type { InsuranceLine } from "../../../src/business/lines";
import type { Database } from "../database/connection";
import { application } from "../database/tables/application";
import { sessionOf } from "../http/call";
import { ProblemError } from "../http/problemError";
import type { ApplicationParts } from "../database/parts";

export type StoredApplication = Omit<typeof application.$inferSelect, "line"> & { line: InsuranceLine };

interface Caller {
  db: Database;
  sessionId: string | null;
  revision: number | null;
  params: { applicationId: string };
}

/** The caller's own application. Another session's counts as missing. */
export async function ownApplication(call: Omit<Caller, "revision">, lock = false): Promise<StoredApplication> {
  const query = call.db
    .select()
    .from(application)
    .where(and(eq(application.id, call.params.applicationId), eq(application.sessionId, sessionOf(call))));
  const [found] = await (lock ? query.for("update") : query);
  if (!found) throw new ProblemError("NOT_FOUND");
  return found as StoredApplication;
}

/** The application, locked until the transaction ends. Refuses a caller that hasn't seen its latest revision. */
export async function forUpdate(call: Caller): Promise<StoredApplication> {
  const found = await ownApplication(call, true);
  if (call.revision !== found.revision) throw new ProblemError("REVISION_CONFLICT", { revision: found.revision });
  return found;
}

/** The same for a part that only some lines have; refuses it for other lines. */
export async function forUpdateOf<Line extends InsuranceLine>(call: Caller, lines: readonly Line[]): Promise<StoredApplication & { line: Line }> {
  return ofLine(await forUpdate(call), lines);
}

export function ofLine<Line extends InsuranceLine>(found: StoredApplication, lines: readonly Line[]): StoredApplication & { line: Line } {
  if (!lines.includes(found.line as Line)) throw new ProblemError("NOT_FOUND");
  return found as StoredApplication & { line: Line };
}

/** Writes the parts that changed. */
export async function saveParts(db: Database, found: StoredApplication, changed: Partial<ApplicationParts>) {
  const parts = { ...found.parts, ...changed };
  const revision = found.revision + 1;
  await db.update(application).set({ parts, revision, updatedAt: sql`now()` }).where(eq(application.id, found.id));
  return { applicationId: found.id, revision, parts };
}

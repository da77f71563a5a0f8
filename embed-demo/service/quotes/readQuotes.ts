import { and, asc, eq, sql } from "drizzle-orm";
import type { Quote, Unpriced } from "../../../src/api/contract/quote";
import type { QuoteList } from "../../../src/api/contract/quotes";
import type { ProcessStatus } from "../../../src/api/contract/values";
import type { InsuranceLine } from "../../../src/business/lines";
import { byMonthlyPremium } from "../../../src/business/quoteOrder";
import { carrierById } from "../reference/carriers";
import type { Database } from "../database/connection";
import { rating, type RatingStatus } from "../database/tables/rating";

type Row = Pick<typeof rating.$inferSelect, "id" | "carrierId" | "status" | "result">;

/**
 * The quotes of the application's current run, by monthly price. Quotes in `told` are counted but left out: otherwise a stream,
 * which reads after each answer, would read the first price once per company.
 */
export async function readQuotes(
  db: Database,
  application: { id: string; ratingRun: number; line: string },
  told: readonly string[] = [],
): Promise<QuoteList> {
  const { id, carrierId, status, result } = rating;
  const untold = told.length === 0 ? result : sql<Row["result"]>`CASE WHEN ${id} IN ${told} THEN NULL ELSE ${result} END`.mapWith(result);
  const rows: Row[] = await db
    .select({ id, carrierId, status, result: untold })
    .from(rating)
    .where(and(eq(rating.applicationId, application.id), eq(rating.run, application.ratingRun)))
    .orderBy(asc(rating.finishedAt), asc(rating.carrierId));
  const quotes = rows.flatMap((row) => quoteOf(row, application));
  return {
    applicationId: application.id,
    ratingRun: application.ratingRun,
    status: statusOf(application.ratingRun, rows),
    carriersAsked: rows.length,
    carriersAnswered: rows.filter(isAnswered).length,
    quotes: quotes.sort(byMonthlyPremium),
    withoutPrice: rows.flatMap(unpricedOf),
  };
}

const isAnswered = ({ status }: Pick<Row, "status">): boolean => status !== "waiting" && status !== "running";

/** Every run has at least one carrier: if it has no rows, the next run is replacing it, so it doesn't count as complete. */
export function statusOf(run: number, rows: readonly Pick<Row, "status">[]): ProcessStatus {
  if (run === 0) return "Requested";
  const answered = rows.filter(isAnswered).length;
  if (answered < rows.length || answered === 0) return answered === 0 ? "Started" : "InProgress";
  return rows.every(({ status }) => status === "failed") ? "Failed" : "Completed";
}

export function quoteOf(row: Omit<Row, "status">, { line }: { line: string }): Quote[] {
  if (row.result?.outcome !== "priced") return [];
  const { id, name, claimsRating, facts } = carrierById(row.carrierId);
  const { termMonths: term, ...quote } = row.result.quote;
  return [{ id: row.id, carrierId: id, carrierName: name, claimsRating, ...facts, term, insuranceLines: [line as InsuranceLine], ...quote }];
}

const outcomes: Readonly<Record<Exclude<RatingStatus, "priced">, Unpriced["outcome"]>> = {
  waiting: "ASKED",
  running: "ASKED",
  declined: "DECLINED",
  timed_out: "TIMED_OUT",
  failed: "FAILED",
};

function unpricedOf({ id, carrierId, status, result }: Row): Unpriced[] {
  if (status === "priced") return [];
  // A carrier's message from before it was asked again doesn't belong to the new answer.
  const message = result && result.outcome === status ? result.message : null;
  return [{ id, carrierId, carrierName: carrierById(carrierId).name, outcome: outcomes[status], message }];
}

import { and, asc, eq } from "drizzle-orm";
import type { Quote, Unpriced } from "../../../src/api/contract/quote";
import type { QuoteList } from "../../../src/api/contract/quotes";
import type { ProcessStatus } from "../../../src/api/contract/values";
import type { InsuranceLine } from "../../../src/business/lines";
import { byMonthlyPremium } from "../../../src/business/quoteOrder";
import { carrierById } from "../reference/carriers";
import type { Database } from "../database/connection";
import { rating, type RatingStatus } from "../database/tables/rating";

export interface RatedApplication {
  readonly id: string;
  readonly ratingRun: number;
  readonly line: string;
}

export type RatingRow = Pick<typeof rating.$inferSelect, "id" | "carrierId" | "status" | "result">;

/** The quotes of the application's current run, by monthly price. */
export async function readQuotes(db: Database, application: RatedApplication): Promise<QuoteList> {
  const { id, carrierId, status, result } = rating;
  const rows = await db
    .select({ id, carrierId, status, result })
    .from(rating)
    .where(and(eq(rating.applicationId, application.id), eq(rating.run, application.ratingRun)))
    .orderBy(asc(rating.finishedAt), asc(rating.carrierId));
  return quoteListOf(application, rows);
}

/** An application's current run as it is sent, from its rows in the order of their answers. */
export function quoteListOf(application: RatedApplication, rows: readonly RatingRow[]): QuoteList {
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

const isAnswered = ({ status }: Pick<RatingRow, "status">): boolean => status !== "waiting" && status !== "running";

/** Every run has at least one carrier: if it has no rows, the next run is replacing it, so it doesn't count as complete. */
export function statusOf(run: number, rows: readonly Pick<RatingRow, "status">[]): ProcessStatus {
  if (run === 0) return "Requested";
  const answered = rows.filter(isAnswered).length;
  if (answered < rows.length || answered === 0) return answered === 0 ? "Started" : "InProgress";
  return rows.every(({ status }) => status === "failed") ? "Failed" : "Completed";
}

export function quoteOf(row: Omit<RatingRow, "status">, { line }: { line: string }): Quote[] {
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

function unpricedOf({ id, carrierId, status, result }: RatingRow): Unpriced[] {
  if (status === "priced") return [];
  // A carrier's message from before it was asked again doesn't belong to the new answer.
  const message = result && result.outcome === status ? result.message : null;
  return [{ id, carrierId, carrierName: carrierById(carrierId).name, outcome: outcomes[status], message }];
}

import { and, eq } from "drizzle-orm";
import { isDigitalBindState } from "../../../src/business/carriers";
import { uncleanAnswers } from "../../../src/business/bindQuestions";
import { carrierById } from "../reference/carriers";
import type { Database } from "../database/connection";
import { application } from "../database/tables/application";
import { rating } from "../database/tables/rating";
import { sessionOf } from "../http/call";
import { ProblemError } from "../http/problemError";
import { stateOf } from "../database/parts";
import type { StoredApplication } from "../applications/store";
import type { RatingResult } from "../database/tables/rating";

type StoredRating = typeof rating.$inferSelect;

/** A quote with a price, from the session's own application. */
export interface BoughtQuote {
  found: StoredApplication;
  row: StoredRating;
  quote: Extract<RatingResult, { outcome: "priced" }>["quote"];
}

/** The quote with its application, which can be locked until the transaction ends. Another session's counts as missing. */
export async function ownQuote(call: { db: Database; sessionId: string | null }, quoteId: string, lock = false): Promise<BoughtQuote> {
  const query = call.db
    .select()
    .from(rating)
    .innerJoin(application, eq(application.id, rating.applicationId))
    .where(and(eq(rating.id, quoteId), eq(application.sessionId, sessionOf(call))));
  const [both] = await (lock ? query.for("update", { of: application }) : query);
  if (!both) throw new ProblemError("NOT_FOUND");
  const { result, run } = both.rating;
  if (result?.outcome !== "priced" || run !== both.application.ratingRun) throw new ProblemError("QUOTE_NOT_SELECTABLE");
  return { found: both.application as StoredApplication, row: both.rating, quote: result.quote };
}

/** Throws NOT_FOUND unless the quote is of that application. */
export function checkApplication({ found }: BoughtQuote, applicationId: string): void {
  if (found.id !== applicationId) throw new ProblemError("NOT_FOUND");
}

/**
 * Throws NOT_BINDABLE unless the carrier sells renters online in this state and hasn't refused this quote. Also checks
 * `isBindable`, because a carrier that refused revokes exactly that.
 */
export function checkSold({ found, row, quote }: BoughtQuote): void {
  const isSold = found.line === "RENTERS" && carrierById(row.carrierId).channel === "online" && isDigitalBindState(stateOf(found.parts));
  if (!isSold || !quote.isBindable) throw new ProblemError("NOT_BINDABLE");
}

/**
 * Throws APPLICATION_INCOMPLETE before the questions are answered, and NOT_BINDABLE, with a pointer for each, if answers need an
 * advisor.
 */
export function checkClean({ parts: { questions } }: StoredApplication): void {
  if (!questions) throw new ProblemError("APPLICATION_INCOMPLETE");
  const unclean = uncleanAnswers(questions);
  if (unclean.length === 0) return;
  throw new ProblemError("NOT_BINDABLE", { errors: unclean.map((name) => ({ pointer: `/questions/${name}`, message: "Needs an advisor" })) });
}

import { and, eq, inArray } from "drizzle-orm";
import type { Quote } from "../../../src/api/contract/quote";
import { listAdditionalQuotes, listQuotes, retryQuote, selectQuote } from "../../../src/api/contract/quotes";
import { carriersFor } from "../reference/carriers";
import { application } from "../database/tables/application";
import { rating } from "../database/tables/rating";
import { route, sessionOf, type Call } from "../http/call";
import { ProblemError } from "../http/problemError";
import { checkNotBought } from "../payments/ownPayments";
import { stateOf } from "../database/parts";
import { ownApplication } from "../applications/store";
import { raiseLead } from "../leads/raiseLead";
import type { Queue } from "../quotes/queue";
import { quoteOf, readQuotes } from "../quotes/readQuotes";
import { currentTraceparent } from "../tracing/spans";
import { reportEvent } from "../webhooks/reportEvent";

/** With few prices, more advisors' carriers are offered. */
const additional = { fewQuotes: 5, withFew: 6, withMany: 3 } as const;

/** A carrier's row of the session. Locked: a submission in progress is awaited, after which the run is the next one. */
async function ownRating(call: Call<typeof selectQuote> | Call<typeof retryQuote>) {
  const [found] = await call.db
    .select()
    .from(rating)
    .innerJoin(application, eq(application.id, rating.applicationId))
    .where(and(eq(rating.id, call.params.quoteId), eq(application.sessionId, sessionOf(call))))
    .for("update", { of: application });
  if (!found) throw new ProblemError("NOT_FOUND");
  return found;
}

/** The choice as it is reported to the lead's partner. */
const choiceOf = (applicationId: string, { id, carrierId, carrierName, carrierSpecificQuoteId, premium, term, isBindable }: Quote) => ({
  applicationId, quoteId: id, carrier: carrierId, carrierName, carrierSpecificQuoteId, premium, term, isBindable,
});

export const quotesRoutes = (queue: Pick<Queue, "announce">) => [
  route(listQuotes, async (call) => {
    const list = await readQuotes(call.db, await ownApplication(call));
    const { carrier } = call.query;
    return carrier === undefined ? list : { ...list, quotes: list.quotes.filter(({ carrierId }) => carrierId === carrier) };
  }),

  route(listAdditionalQuotes, async (call) => {
    const { line, parts } = await ownApplication(call);
    const count = call.query.quotesCount <= additional.fewQuotes ? additional.withFew : additional.withMany;
    const offered = carriersFor(line, stateOf(parts), "advisor").slice(0, count);
    return {
      additionalQuotes: offered.map(({ id, name, claimsRating }) => ({ id: `additional-${id}`, carrierId: id, carrierName: name, claimsRating })),
    };
  }),

  route(retryQuote, async (call) => {
    const found = await ownRating(call);
    if (found.rating.run !== found.application.ratingRun) throw new ProblemError("NOT_FOUND");
    // The earlier answer stays in its row until the next one: it shows that the carrier is being asked again.
    const reopened = await call.db
      .update(rating)
      .set({ status: "waiting", worker: null, askedAt: null, finishedAt: null, leaseUntil: null, traceparent: currentTraceparent() })
      .where(and(eq(rating.id, found.rating.id), inArray(rating.status, ["timed_out", "failed"])))
      .returning({ id: rating.id });
    if (reopened.length > 0) await queue.announce(call, found.application.id, found.application.ratingRun);
    return readQuotes(call.db, found.application);
  }),

  route(selectQuote, async (call) => {
    const found = await ownRating(call);
    const [quote] = quoteOf(found.rating, found.application);
    if (!quote || found.rating.run !== found.application.ratingRun) throw new ProblemError("QUOTE_NOT_SELECTABLE");
    if (quote.isBindable) await checkNotBought(call.db, found.application);
    const quoteStatus = quote.isBindable ? ("BINDABLE" as const) : ("QUOTED" as const);
    await call.db.update(application).set({ selectedQuoteId: quote.id }).where(eq(application.id, found.application.id));
    const leads = await raiseLead(call.db, found.application.id, quoteStatus);
    if (found.application.selectedQuoteId !== quote.id) for (const one of leads) await reportEvent(call.db, one, { type: "quote.selected", data: choiceOf(found.application.id, quote) });
    return {
      quoteId: quote.id,
      applicationId: found.application.id,
      carrierName: quote.carrierName,
      carrierSpecificQuoteId: quote.carrierSpecificQuoteId,
      isBindable: quote.isBindable,
      quoteStatus,
    };
  }),
];

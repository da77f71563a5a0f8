import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";
import { quote, unpriced } from "./quote";
import { id, processStatus, quoteStatus } from "./values";

const progress = {
  /** Rises when changed inputs are submitted; quotes of an earlier run are gone. */
  ratingRun: z.int(),
  status: processStatus,
  carriersAsked: z.int(),
  carriersAnswered: z.int(),
};

/**
 * Priced quotes, cheapest month first, then those without a price. Before the submission the run is 0 and everything is
 * empty.
 */
export const quoteList = z.object({ applicationId: id, ...progress, quotes: z.array(quote), withoutPrice: z.array(unpriced) });
export type QuoteList = z.infer<typeof quoteList>;

export const listQuotes = endpoint({
  id: "listQuotes",
  method: "GET",
  path: "/v1/applications/{applicationId}/quotes",
  auth: "session",
  response: lazily(() => quoteList),
  status: 200,
});

/**
 * `snapshot` is the first event on every connection and replaces the stored list. Each later `quote` and `unpriced` replaces
 * the entry of its id in either list, and `progress` has the counts. After a `progress` with a final status the stream ends with
 * `event: end`. A process that stops ends its streams with `event: moved`: opened again, they continue at another process.
 */
export const quoteEvent = z.union([
  z.extend(quoteList, { type: z.literal("snapshot") }),
  z.object({ type: z.literal("quote"), ratingRun: z.int(), quote }),
  z.object({ type: z.literal("unpriced"), ratingRun: z.int(), unpriced }),
  z.object({ type: z.literal("progress"), ...progress }),
]);
export type QuoteEvent = z.infer<typeof quoteEvent>;

export const streamQuotes = endpoint({
  id: "streamQuotes",
  method: "GET",
  path: "/v1/applications/{applicationId}/quotes/stream",
  auth: "session",
  events: lazily(() => quoteEvent),
  status: 200,
});

/** Further carriers that quote through an advisor; the service chooses them by the number of quotes. */
export const listAdditionalQuotes = endpoint({
  id: "listAdditionalQuotes",
  method: "GET",
  path: "/v1/applications/{applicationId}/additional-quotes",
  auth: "session",
  response: lazily(() => z.object({
    additionalQuotes: z.array(z.object({ id, carrierId: id, carrierName: z.string(), claimsRating: z.number() })),
  })),
  status: 200,
});

/**
 * Asks one carrier of the current run again that timed out or failed; a quote with any other outcome doesn't change. The
 * returned list has it as ASKED, and its run isn't over until it has answered. NOT_FOUND if a later run has replaced it.
 */
export const retryQuote = endpoint({
  id: "retryQuote",
  method: "POST",
  path: "/v1/quotes/{quoteId}/retry",
  auth: "session",
  safe: "repeat",
  response: lazily(() => quoteList),
  status: 200,
});

export const selectQuote = endpoint({
  id: "selectQuote",
  method: "POST",
  path: "/v1/quotes/{quoteId}/select",
  auth: "session",
  safe: "repeat",
  response: lazily(() => z.object({
    quoteId: id,
    applicationId: id,
    carrierName: z.string(),
    carrierSpecificQuoteId: z.string(),
    isBindable: z.boolean(),
    quoteStatus,
  })),
  status: 200,
});

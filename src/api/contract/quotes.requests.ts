import { z } from "../../kernel/zod";
import { applicationParams } from "./applications/shared";
import type { Requests } from "./endpoint";
import { id, insuranceLine, scope, stateCode, text } from "./values";

/** The query of what is about one carrier's product. */
export const ofCarrier = z.object({
  carrier: z.optional(text(64)),
  product: z.optional(insuranceLine),
  scope: z.optional(scope),
  state: z.optional(stateCode),
});

export const quotesRequests = {
  listQuotes: {
    summary: "List quotes",
    params: applicationParams,
    /** The carrier is the only filter: an application is about one product in one state, and its quotes are all full ones. */
    query: ofCarrier,
    problems: ["NOT_FOUND"],
  },
  streamQuotes: {
    summary: "Stream quotes as carriers answer (server-sent events)",
    params: applicationParams,
    problems: ["NOT_FOUND"],
  },
  listAdditionalQuotes: {
    summary: "List carriers that quote through an advisor",
    params: applicationParams,
    query: z.object({ product: insuranceLine, state: stateCode, quotesCount: z.coerce.number().check(z.int(), z.nonnegative()) }),
    problems: ["NOT_FOUND"],
  },
  retryQuote: {
    summary: "Ask a carrier again that gave no answer",
    params: z.object({ quoteId: id }),
    body: z.object({}),
    problems: ["NOT_FOUND"],
  },
  selectQuote: {
    summary: "Select a quote",
    params: z.object({ quoteId: id }),
    body: z.object({ product: insuranceLine }),
    problems: ["NOT_FOUND", "QUOTE_NOT_SELECTABLE", "PAYMENT_UNDER_WAY"],
  },
} satisfies Requests;

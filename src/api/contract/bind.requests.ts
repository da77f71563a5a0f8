import { z } from "../../kernel/zod";
import { applicationParams } from "./applications/shared";
import { bindQuestions } from "./bind";
import type { Requests } from "./endpoint";
import { shownText } from "./leads";
import { ofCarrier } from "./quotes.requests";
import { id, insuranceLine, scope, text } from "./values";

export const bindRequests = {
  updateQuestions: {
    summary: "Answer the questions that come before a purchase",
    params: applicationParams,
    query: ofCarrier,
    body: z.object({ questions: bindQuestions }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT"],
  },
  readQuestions: {
    summary: "Read the answers that come before a purchase",
    params: applicationParams,
    problems: ["NOT_FOUND"],
  },
  reviewForBind: {
    summary: "Rate a quote again before it is bought",
    params: applicationParams,
    body: z.object({ quoteId: id }),
    problems: ["NOT_FOUND", "QUOTE_NOT_SELECTABLE", "APPLICATION_INCOMPLETE", "NOT_BINDABLE", "NO_QUOTE_ON_REVIEW", "VALIDATION"],
  },
  submitForBind: {
    summary: "Submit an application for bind",
    params: applicationParams,
    body: z.object({
      quoteId: id,
      /** The price in dollars for the whole term that the visitor has agreed to. */
      premium: z.number().check(z.positive()),
      /** Both consents, given for these answers and this price. */
      consents: z.object({ electronicRecords: shownText, intentToSign: shownText }),
      carrier: z.optional(text(64)),
      product: z.optional(insuranceLine),
      scope: z.optional(scope),
    }),
    problems: [
      "NOT_FOUND", "QUOTE_NOT_SELECTABLE", "APPLICATION_INCOMPLETE", "NOT_BINDABLE", "NO_QUOTE_ON_REVIEW", "PRICE_CHANGED", "PAYMENT_UNDER_WAY",
      "REVISION_CONFLICT", "VALIDATION",
    ],
  },
} satisfies Requests;

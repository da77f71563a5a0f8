import { z } from "../../kernel/zod";
import { id, insuranceLine } from "./values";

/**
 * Facts about a carrier. Each member is a column of the service's `carriers.csv`, and absent if the column is empty. The widget
 * shows it on the quote's row, in its details and in the comparison (stages/quotes/terms/companyFacts.ts).
 */
export const carrierFacts = z.object({
  /** A.M. Best's opinion of the financial strength that claims are paid from. A++ is the highest. */
  amBest: z.optional(z.enum(["A++", "A+", "A", "A-", "B++", "B+", "B", "B-"])),
});
export type CarrierFacts = z.infer<typeof carrierFacts>;

/** A price of one carrier. Badges are not here: they compare quotes, and change as others arrive (business/badges). */
export const quote = z.object({
  id,
  carrierId: id,
  carrierName: z.string(),
  carrierSpecificQuoteId: z.string(),
  /** 0-5 in tenths: the rating of the carrier's claims service by its customers. */
  claimsRating: z.number(),
  ...carrierFacts.shape,
  /** Dollars for the whole term. */
  premium: z.number().check(z.positive()),
  /** Months. */
  term: z.union([z.literal(1), z.literal(6), z.literal(12)]),
  /** The application's line. */
  insuranceLines: z.array(insuranceLine),
  /** Coverages by their definitions' quoteKey, formatted: "$100K per person / $300K per incident". */
  coverages: z.array(
    z.object({
      id: z.string(),
      quoteKey: z.string(),
      label: z.string(),
      value: z.string(),
      amount: z.nullable(z.number()),
      /** The chosen value, if the carrier doesn't offer it and quotes `value` instead. */
      asked: z.optional(z.string()),
    }),
  ),
  isBindable: z.boolean(),
  isRecommended: z.boolean(),
  /** The carrier's remarks about its price. */
  messages: z.array(z.object({ code: z.string(), text: z.string() })),
});
export type Quote = z.infer<typeof quote>;

/** A carrier without a price (yet). Never shown as a priced card. */
export const unpriced = z.object({
  id,
  carrierId: id,
  carrierName: z.string(),
  outcome: z.enum(["ASKED", "DECLINED", "TIMED_OUT", "FAILED"]),
  message: z.nullable(z.string()),
});
export type Unpriced = z.infer<typeof unpriced>;

import { caseIds, caseReasons } from "../../business/complexCases";
import { z } from "../../kernel/zod";
import { endpoint } from "./endpoint";
import { id, insuranceLine, instant } from "./values";

const slug = z.string().check(z.regex(/^[a-z0-9/-]{0,80}$/));
const name = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** Over every event. Nothing a person typed; no visitor id after an opt-out. */
const common = {
  line: z.nullable(insuranceLine),
  step: z.nullable(slug),
  partner: id,
  /** Where it happened: "prod", "uat". */
  environment: z.optional(name),
  sessionId: id,
  visitorId: z.optional(id),
  at: instant,
};

/**
 * Why no more quotes come. `QUOTES_FAILURE`: no company could be reached. `EXCEEDED_MAX_RETRIES`: the service couldn't.
 * `QUOTE_SELECTED`: one was chosen while others were still to come.
 */
export const quotingEnd = z.enum(["QUOTING_COMPLETED", "TIMED_OUT", "QUOTES_FAILURE", "EXCEEDED_MAX_RETRIES", "QUOTE_SELECTED"]);
export type QuotingEnd = z.infer<typeof quotingEnd>;

export const analyticsEvent = z.discriminatedUnion("event", [
  z.object({ event: z.literal("page_view"), ...common, path: slug }),
  z.object({ event: z.literal("logo_click"), ...common }),
  z.object({ event: z.literal("product_click"), ...common, product: insuranceLine }),
  z.object({ event: z.literal("step_complete"), ...common }),
  z.object({ event: z.literal("complex_modal"), ...common, type: z.enum(caseIds), product: z.nullable(insuranceLine), reason: z.enum(caseReasons) }),
  z.object({ event: z.literal("quotes_shown"), ...common, quotes: z.int(), carriersAsked: z.int() }),
  z.object({ event: z.literal("quoting_end"), ...common, reason: quotingEnd }),
  z.object({ event: z.literal("quote_select"), ...common, carrier: name }),
  z.object({ event: z.literal("finalize"), ...common, by: z.enum(["contact", "phone", "purchase"]) }),
  z.object({ event: z.literal("error_screen"), ...common, code: name }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

/**
 * Losing a batch loses no quote, so callers don't retry. An empty one only tells whether the service knows the partner's key and
 * the page's origin: the first call of a partner who has no analytics.
 */
export const recordEvents = endpoint({
  id: "recordEvents",
  method: "POST",
  path: "/v1/events",
  summary: "Record analytics events",
  auth: "partner",
  body: z.object({ events: z.array(analyticsEvent).check(z.maxLength(50)) }),
  response: z.object({ accepted: z.int() }),
  status: 202,
  problems: [],
});

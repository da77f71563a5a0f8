import { caseIds, caseReasons } from "../../business/complexCases";
import { z } from "../../kernel/zod";
import type { Requests } from "./endpoint";
import { id, instant, insuranceLine } from "./values";

const slug = z.string().check(z.regex(/^[a-z0-9/-]{0,80}$/));

const name = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** Members of every event: nothing that a person typed, and no visitor id after an opt-out. */
const common = {
  line: z.nullable(insuranceLine),
  step: z.nullable(slug),
  partner: id,
  /** The environment of the event, such as "prod" or "uat". */
  environment: z.optional(name),
  sessionId: id,
  visitorId: z.optional(id),
  at: instant,
};

/**
 * The reason why no more quotes will arrive. `QUOTES_FAILURE`: no company could be reached. `EXCEEDED_MAX_RETRIES`: the
 * service couldn't. `QUOTE_SELECTED`: one was chosen before the others arrived.
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

export const eventsRequests = {
  recordEvents: {
    summary: "Record analytics events",
    body: z.object({ events: z.array(analyticsEvent).check(z.maxLength(50)) }),
    problems: [],
  },
} satisfies Requests;

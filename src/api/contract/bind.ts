import { dwellingTypes, advisorQuestions } from "../../business/bindQuestions";
import { z } from "../../kernel/zod";
import { applicationParams, updatedApplication } from "./applications/shared";
import { endpoint } from "./endpoint";
import { shownText } from "./leads";
import { id, insuranceLine, instant, personName, revision, scope, stateCode, text } from "./values";

/**
 * A renter's answers before a policy is sold. `anyRestrictedDogs` is sent if there are dogs, the co-applicant's names if
 * there is one.
 */
export const bindQuestions = z.object({
  typeOfDwelling: z.enum(dwellingTypes),
  businessOrDaycare: z.boolean(),
  anyAdditionalInsured: z.boolean(),
  coapplicantFirstName: z.optional(personName),
  coapplicantLastName: z.optional(personName),
  haveAnyLosses: z.boolean(),
  anyDogsOnPremises: z.boolean(),
  anyRestrictedDogs: z.optional(z.boolean()),
  anyAnimalBites: z.boolean(),
  anyViciousExoticAnimals: z.boolean(),
});
export type BindQuestions = z.infer<typeof bindQuestions>;

/** Questions whose answers need an advisor. If it is empty, the policy can be sold online. */
const advisorAnswers = z.array(z.enum(advisorQuestions));

/** Replaces the earlier answers as a whole. Stored even if an advisor is needed, so that the advisor can read them. */
export const updateQuestions = endpoint({
  id: "updateQuestions",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/questions",
  summary: "Answer the questions that come before a purchase",
  auth: "session",
  revision: "required",
  params: applicationParams,
  query: z.object({
    carrier: z.optional(text(64)),
    product: z.optional(insuranceLine),
    scope: z.optional(scope),
    state: z.optional(stateCode),
  }),
  body: z.object({ questions: bindQuestions }),
  response: z.extend(updatedApplication, { advisorAnswers }),
  status: 200,
  problems: ["NOT_FOUND", "REVISION_CONFLICT"],
});

export const readQuestions = endpoint({
  id: "readQuestions",
  method: "GET",
  path: "/v1/applications/{applicationId}/questions",
  summary: "Read the answers that come before a purchase",
  auth: "session",
  params: applicationParams,
  response: z.object({ questions: z.nullable(bindQuestions), advisorAnswers }),
  status: 200,
  problems: ["NOT_FOUND"],
});

/**
 * Asks the quote's carrier to rate the current answers again; other carriers aren't asked. A changed price replaces the old
 * one, which is returned with it, and needs a new signature.
 * NOT_BINDABLE: the carrier doesn't sell online, not in the state, or not with these answers (`errors` point to them).
 * NO_QUOTE_ON_REVIEW: the carrier's offer has ended (complex case noQuotesReturnedOnDigitalBindReview).
 */
export const reviewForBind = endpoint({
  id: "reviewForBind",
  method: "POST",
  path: "/v1/applications/{applicationId}/bind-review",
  summary: "Rate a quote again before it is bought",
  auth: "session",
  safe: true,
  params: applicationParams,
  body: z.object({ quoteId: id }),
  response: z.object({
    quoteId: id,
    /** The current price in dollars for the whole term. */
    premium: z.number().check(z.positive()),
    /** The earlier price, if it has changed. */
    previousPremium: z.nullable(z.number()),
    termMonths: z.int(),
    /** The fraud warning that the state's law requires above the signature, word for word; null if it requires none. */
    fraudNotice: z.nullable(z.string()),
    /** The revision of the rated answers. If it isn't the caller's own, another tab has changed them. */
    revision,
  }),
  status: 200,
  problems: ["NOT_FOUND", "QUOTE_NOT_SELECTABLE", "APPLICATION_INCOMPLETE", "NOT_BINDABLE", "NO_QUOTE_ON_REVIEW", "VALIDATION"],
});

/**
 * Fixes the purchase: the answers, the quote and its price, with both consents. Their receipts are stored with the session's
 * lead for the application, but only if the submission is accepted; nothing of a refused one is kept.
 * The revision is that of the signed answers: REVISION_CONFLICT if they have changed since.
 * The policy is bound once its first payment is made. Safe to repeat: the same submission is stored once; a later one
 * replaces an earlier one until it is paid for.
 * APPLICATION_INCOMPLETE: an answer or the lead is missing. PRICE_CHANGED: the price isn't the agreed one, so review again.
 */
export const submitForBind = endpoint({
  id: "submitForBind",
  method: "POST",
  path: "/v1/applications/{applicationId}/bind-submission",
  summary: "Submit an application for bind",
  auth: "session",
  safe: true,
  revision: "required",
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
  response: z.object({ applicationId: id, quoteId: id, carrier: id, leadId: id, premium: z.number(), submittedTimestamp: instant }),
  status: 200,
  problems: [
    "NOT_FOUND", "QUOTE_NOT_SELECTABLE", "APPLICATION_INCOMPLETE", "NOT_BINDABLE", "NO_QUOTE_ON_REVIEW", "PRICE_CHANGED", "PAYMENT_UNDER_WAY",
    "REVISION_CONFLICT", "VALIDATION",
  ],
});

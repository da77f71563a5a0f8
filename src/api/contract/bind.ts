import { dwellingTypes, advisorQuestions } from "../../business/bindQuestions";
import { z } from "../../kernel/zod";
import { applicationParams, updatedApplication } from "./applications/shared";
import { endpoint } from "./endpoint";
import { shownText } from "./leads";
import { id, insuranceLine, instant, personName, revision, scope, stateCode, text } from "./values";

/** What a renter answers before a policy is sold. `anyRestrictedDogs` comes with dogs, the co-applicant's names with one. */
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

/** Questions whose answers need an advisor: none of them, and the policy may be sold online. */
const advisorAnswers = z.array(z.enum(advisorQuestions));

/** Takes the place of earlier answers as a whole. Kept even where an advisor is needed, so that the advisor can read them. */
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
 * Rates the quote's carrier again on the answers as they are now; other carriers aren't asked. A price that is another one takes
 * the place of the old one, which is said beside it, and asks for a new signature.
 * NOT_BINDABLE: the carrier doesn't sell online, not in the state, or not with these answers (`errors` point to them).
 * NO_QUOTE_ON_REVIEW: the carrier has no offer any more (complex case noQuotesReturnedOnDigitalBindReview).
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
    /** Dollars for the whole term, as it is now. */
    premium: z.number().check(z.positive()),
    /** What it was, where it is another one now. */
    previousPremium: z.nullable(z.number()),
    termMonths: z.int(),
    /** What the law of the state has said of fraud above the signature, word for word; null where it asks for nothing. */
    fraudNotice: z.nullable(z.string()),
    /** The answers that it was rated on. Of another revision than the caller's own, another tab has changed them. */
    revision,
  }),
  status: 200,
  problems: ["NOT_FOUND", "QUOTE_NOT_SELECTABLE", "APPLICATION_INCOMPLETE", "NOT_BINDABLE", "NO_QUOTE_ON_REVIEW", "VALIDATION"],
});

/**
 * Fixes what is bought: the answers, the quote and its price, under the two consents that come with it. Their receipts are kept
 * with the session's lead about the application, and only where the submission is accepted: nothing is kept of one that is refused.
 * The revision is that of the answers that were signed: REVISION_CONFLICT where there are others by now.
 * The policy is bound once its first payment is made. Safe to repeat: the same submission is kept once; a later one takes an earlier
 * one's place until it is paid for.
 * APPLICATION_INCOMPLETE: an answer is missing, or the lead. PRICE_CHANGED: the price isn't the one that was agreed to: review again.
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
    /** Dollars for the whole term that the visitor has agreed to. */
    premium: z.number().check(z.positive()),
    /** Both were given, for these answers and this price. */
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

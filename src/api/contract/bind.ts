import { dwellingTypes, advisorQuestions } from "../../business/bindQuestions";
import { z } from "../../kernel/zod";
import { updatedApplication } from "./applications/shared";
import { endpoint, lazily } from "./endpoint";
import { id, instant, personName, revision } from "./values";

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
  auth: "session",
  revision: "required",
  response: lazily(() => z.extend(updatedApplication, { advisorAnswers })),
  status: 200,
});

export const readQuestions = endpoint({
  id: "readQuestions",
  method: "GET",
  path: "/v1/applications/{applicationId}/questions",
  auth: "session",
  response: lazily(() => z.object({ questions: z.nullable(bindQuestions), advisorAnswers })),
  status: 200,
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
  auth: "session",
  safe: "repeat",
  response: lazily(() => z.object({
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
  })),
  status: 200,
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
  auth: "session",
  safe: "repeat",
  revision: "required",
  response: lazily(() => z.object({ applicationId: id, quoteId: id, carrier: id, leadId: id, premium: z.number(), submittedTimestamp: instant })),
  status: 200,
});

import type { CaseReason } from "../../business/complexCases";
import type { ComplexCase } from "../../flow/complexCase";
import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";
import { caseTexts } from "../../steps/cases/texts";
import { businessOrDaycare, uncleanField } from "./fields";

const phone = phrases("case.purchase", {
  title: "Let's get this right!",
  body: "We can't sell this policy online with that answer. A licensed advisor can help you buy it by phone and can see your answers.",
  businessOrDaycare: "An advisor insures homes with a business or a daycare",
  haveAnyLosses: "An advisor goes over past losses with you",
  anyRestrictedDogs: "An advisor finds companies that accept this breed",
  anyAnimalBites: "An advisor finds companies that accept an animal that has bitten",
  anyViciousExoticAnimals: "An advisor finds companies that accept these animals",
});
const review = phrases("case.noQuotesReturnedOnDigitalBindReview", {
  title: "You can't buy this policy online",
  body: "The company took back its price after it checked your answers. An advisor can find you another policy.",
});

const reasons: Readonly<Record<string, CaseReason>> = {
  businessOrDaycare: "business_daycare",
  haveAnyLosses: "filed_claims",
  anyRestrictedDogs: "dog_breed",
  anyAnimalBites: "aggressive_dog",
  anyViciousExoticAnimals: "other_animals",
};
const about: Readonly<Record<string, Phrase>> = phone;

/**
 * An answer from before the purchase rules out an online policy. The case can't be dismissed: the visitor talks to an advisor or
 * changes the answer.
 */
export const trickyPurchase: ComplexCase = {
  id: "trickyCaseConnectViaPhone",
  title: phone.title,
  body: phone.body,
  main: { label: caseTexts.connect, outcome: { kind: "phone" } },
  dismissible: false,
  showsPhone: true,
  reason: "business_daycare",
  reasonOf: ({ answers }) => reasons[uncleanField(answers)?.name ?? ""] ?? "business_daycare",
  art: "advisor",
  when: ({ answers }) => uncleanField(answers) !== null,
  about: ({ answers }) => {
    const found = uncleanField(answers) ?? businessOrDaycare;
    return { field: found, message: about[found.name] ?? phone.body };
  },
};

/** The company, asked to confirm its price, no longer has an offer. */
export const noQuotesReturnedOnDigitalBindReview: ComplexCase = {
  id: "noQuotesReturnedOnDigitalBindReview",
  title: review.title,
  body: review.body,
  main: { label: caseTexts.connect, outcome: { kind: "contact" } },
  dismissible: false,
  showsPhone: true,
  reason: "no_quotes_returned",
  art: "advisor",
};

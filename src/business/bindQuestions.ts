/** The questions that a renter answers before a policy is sold online, and the answers that need an advisor instead. */

/** The first is the default. */
export const dwellingTypes = ["Apartment", "House", "Townhouse", "Condo", "Duplex"] as const;
export type DwellingType = (typeof dwellingTypes)[number];

/** The person's answers. `anyRestrictedDogs` is only asked if there are dogs. */
export interface BindAnswers {
  businessOrDaycare: boolean;
  haveAnyLosses: boolean;
  anyDogsOnPremises: boolean;
  anyRestrictedDogs?: boolean | undefined;
  anyAnimalBites: boolean;
  anyViciousExoticAnimals: boolean;
}

/** Questions whose "yes" sends the visitor to an advisor, in the order that they are asked. */
export const advisorQuestions = ["businessOrDaycare", "haveAnyLosses", "anyRestrictedDogs", "anyAnimalBites", "anyViciousExoticAnimals"] as const;
export type AdvisorQuestion = (typeof advisorQuestions)[number];

/**
 * Returns the answers that rule out an online policy; an empty list means clean. A restricted dog counts only if there are
 * dogs.
 */
export const uncleanAnswers = (answers: BindAnswers): AdvisorQuestion[] =>
  advisorQuestions.filter((name) => answers[name] === true && (name !== "anyRestrictedDogs" || answers.anyDogsOnPremises));

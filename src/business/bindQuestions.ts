/** What a renter is asked before a policy is sold online, and which answers need an advisor instead. */

/** The first is what is assumed until something else is said. */
export const dwellingTypes = ["Apartment", "House", "Townhouse", "Condo", "Duplex"] as const;
export type DwellingType = (typeof dwellingTypes)[number];

/** Answers as a person gives them. `anyRestrictedDogs` is only asked where there are dogs. */
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

/** Answers that an online policy can't be sold with; none of them means clean. A restricted dog counts only where there are dogs. */
export const uncleanAnswers = (answers: BindAnswers): AdvisorQuestion[] =>
  advisorQuestions.filter((name) => answers[name] === true && (name !== "anyRestrictedDogs" || answers.anyDogsOnPremises));

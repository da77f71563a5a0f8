import type { HouseholdMember } from "../../business/property";
import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";

/** The names of people and pets who share a home, by code. */
export const householdLabels: Readonly<Record<HouseholdMember, Phrase>> = phrases("household.label", {
  partnerSpouse: "Spouse or partner",
  roommates: "Roommates",
  kids: "Children",
  dog: "A dog",
  cat: "A cat",
});

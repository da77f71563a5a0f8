import type { HouseholdMember } from "../../business/property";
import { householdMembers } from "../../business/property";
import { field } from "../../flow/field";
import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";
import { codes } from "../codes";

/** The people and pets who share the home; an empty list is an answer too. */
export const household = field<readonly HouseholdMember[]>("household", codes(), { label: "Who lives with you", initial: [], kept: true, rated: true });

/** A boolean for each member, as the wire has it. */
export const householdBody = (chosen: readonly HouseholdMember[]): Record<HouseholdMember, boolean> =>
  Object.fromEntries(householdMembers.map((member) => [member, chosen.includes(member)])) as Record<HouseholdMember, boolean>;

/** The names of people and pets who share a home, by code. */
export const householdLabels: Readonly<Record<HouseholdMember, Phrase>> = phrases("household.label", {
  partnerSpouse: "Spouse or partner",
  roommates: "Roommates",
  kids: "Children",
  dog: "A dog",
  cat: "A cat",
});

import type { HouseholdMember } from "../../business/property";
import { householdMembers } from "../../business/property";

/** A yes or no for each, as the wire has them. */
export const householdBody = (chosen: readonly HouseholdMember[]): Record<HouseholdMember, boolean> =>
  Object.fromEntries(householdMembers.map((member) => [member, chosen.includes(member)])) as Record<HouseholdMember, boolean>;

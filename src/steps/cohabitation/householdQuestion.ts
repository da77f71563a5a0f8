import type { HouseholdMember } from "../../business/property";
import { householdMembers } from "../../business/property";
import type { CardQuestion } from "../../form/QuestionCards";
import { phrases } from "../../kernel/phrase";
import { CatIcon } from "../../ui/icons/CatIcon";
import { DogIcon } from "../../ui/icons/DogIcon";
import { KidsIcon } from "../../ui/icons/KidsIcon";
import { PartnerIcon } from "../../ui/icons/PartnerIcon";
import { RoommatesIcon } from "../../ui/icons/RoommatesIcon";
import { household, householdLabels } from "./fields";

const hints = phrases("household.hint", {
  partnerSpouse: "Usually covered by the same policy",
  roommates: "Roommates need their own policy",
  kids: "Your children who live with you",
  dog: "Some companies ask about breed or bite history",
});

/** Any of those with whom a home may be shared: a step of its own, or part of the discounts. */
export const householdQuestion: CardQuestion<HouseholdMember> = {
  field: household,
  answers: householdMembers,
  labels: householdLabels,
  hints,
  icons: { partnerSpouse: PartnerIcon, roommates: RoommatesIcon, kids: KidsIcon, dog: DogIcon, cat: CatIcon },
};

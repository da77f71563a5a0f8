import type { ReactNode } from "react";
import type { HouseholdMember } from "../../business/property";
import { householdMembers } from "../../business/property";
import { useField } from "../../form/useField";
import { phrases, type Phrase } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { CatIcon } from "../../ui/icons/CatIcon";
import { DogIcon } from "../../ui/icons/DogIcon";
import { KidsIcon } from "../../ui/icons/KidsIcon";
import { PartnerIcon } from "../../ui/icons/PartnerIcon";
import { RoommatesIcon } from "../../ui/icons/RoommatesIcon";
import { OptionCards } from "../../ui/choices/OptionCards";
import { household } from "./fields";
import { householdLabels } from "./householdLabels";

const hints: Partial<Record<HouseholdMember, Phrase>> = phrases("household.hint", {
  partnerSpouse: "Usually covered by the same policy",
  roommates: "Roommates need their own policy",
  kids: "Your children who live with you",
  dog: "Some companies ask about breed or bite history",
});
const icons: Readonly<Record<HouseholdMember, ReactNode>> = {
  partnerSpouse: <PartnerIcon />,
  roommates: <RoommatesIcon />,
  kids: <KidsIcon />,
  dog: <DogIcon />,
  cat: <CatIcon />,
};

/** Cards for the people and pets who share the home. `alone` is set when the question above already names the group. */
export function HouseholdCards({ alone }: { alone?: boolean }) {
  const text = useText();
  return (
    <OptionCards<HouseholdMember>
      {...useField(household)}
      many
      hideLabel={alone}
      options={householdMembers.map((value) => {
        const hint = hints[value];
        return { value, label: text(householdLabels[value]), ...(hint && { hint: text(hint) }), icon: icons[value] };
      })}
    />
  );
}

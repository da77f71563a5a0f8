import type { ReactNode } from "react";
import type { HouseholdMember } from "../../business/property";
import { householdMembers } from "../../business/property";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { CatIcon } from "../../ui/icons/CatIcon";
import { DogIcon } from "../../ui/icons/DogIcon";
import { KidsIcon } from "../../ui/icons/KidsIcon";
import { PartnerIcon } from "../../ui/icons/PartnerIcon";
import { RoommatesIcon } from "../../ui/icons/RoommatesIcon";
import { OptionCards } from "../../ui/OptionCards";
import { household } from "./fields";
import { householdLabels } from "./householdLabels";

const hints = phrases("household.hint", {
  partnerSpouse: "Covered by the same policy with most carriers",
  roommates: "Their things need a policy of their own",
  kids: "Yours, living with you",
  dog: "Carriers ask about it before they cover a bite",
  cat: "Counted, and welcome",
});
const icons: Readonly<Record<HouseholdMember, ReactNode>> = {
  partnerSpouse: <PartnerIcon />,
  roommates: <RoommatesIcon />,
  kids: <KidsIcon />,
  dog: <DogIcon />,
  cat: <CatIcon />,
};

/** Any of those with whom a home may be shared. `alone` where the question above names the group already. */
export function HouseholdCards({ alone }: { alone?: boolean }) {
  const text = useText();
  return (
    <OptionCards<HouseholdMember>
      {...useField(household)}
      many
      hideLabel={alone}
      options={householdMembers.map((value) => ({ value, label: text(householdLabels[value]), hint: text(hints[value]), icon: icons[value] }))}
    />
  );
}

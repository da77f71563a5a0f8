import type { ReactNode } from "react";
import type { OccupancyType } from "../../business/property";
import { occupancyTypes } from "../../business/property";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { CabinIcon } from "../../ui/icons/CabinIcon";
import { LandlordIcon } from "../../ui/icons/LandlordIcon";
import { RentersIcon } from "../../ui/icons/RentersIcon";
import { SeasonIcon } from "../../ui/icons/SeasonIcon";
import { VacantIcon } from "../../ui/icons/VacantIcon";
import { OptionCards } from "../../ui/choices/OptionCards";
import { occupancyHints, occupancyLabels, occupancyType } from "./fields";

const texts = phrases("usage", {
  lede: "Select all that apply for the next 12 months.",
  whyTitle: "Why do you need to know?",
  why: "Problems like leaks are found faster when someone lives there. That affects your price.",
});

const icons: Readonly<Record<OccupancyType, ReactNode>> = {
  TENANT_PRIMARY: <LandlordIcon />,
  TENANT_SEASONAL: <SeasonIcon />,
  OWNER_SECONDARY: <CabinIcon />,
  UNOCCUPIED: <RentersIcon />,
  VACANT: <VacantIcon />,
};
const fields = [occupancyType];

const Uses = () => {
  const text = useText();
  return (
    <OptionCards<OccupancyType>
      {...useField(occupancyType)}
      many
      hideLabel
      options={occupancyTypes.map((value) => ({ value, label: text(occupancyLabels[value]), hint: text(occupancyHints[value]), icon: icons[value] }))}
    />
  );
};

export const UsageScreen = () => (
  <StepForm fields={fields} lede={texts.lede} help={{ title: texts.whyTitle, text: texts.why }}>
    <Uses />
  </StepForm>
);

import type { ReactNode } from "react";
import type { HomeType } from "../../business/property";
import { homeTypes } from "../../business/property";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { ApartmentsIcon } from "../../ui/icons/ApartmentsIcon";
import { CondoIcon } from "../../ui/icons/CondoIcon";
import { DuplexIcon } from "../../ui/icons/DuplexIcon";
import { HomeIcon } from "../../ui/icons/HomeIcon";
import { MobileHomeIcon } from "../../ui/icons/MobileHomeIcon";
import { TownhouseIcon } from "../../ui/icons/TownhouseIcon";
import { OptionCards } from "../../ui/choices/OptionCards";
import { homeType, homeTypeHints, homeTypeLabels } from "./fields";

const texts = phrases("homeType", {
  lede: "Companies need to know this first.",
  whyTitle: "Townhouse or condo?",
  why: "With a townhouse, you own the roof and the land. With a condo, the association does.",
});

const icons: Readonly<Record<HomeType, ReactNode>> = {
  SINGLE_FAMILY_HOME: <HomeIcon />,
  TOWNHOUSE: <TownhouseIcon />,
  CONDO: <CondoIcon />,
  MULTI_FAMILY: <DuplexIcon />,
  APARTMENT_BUILDING: <ApartmentsIcon />,
  MANUFACTURED_OR_MOBILE_HOME: <MobileHomeIcon />,
};
const fields = [homeType];

function Types() {
  const text = useText();
  return (
    <OptionCards
      {...useField(homeType)}
      hideLabel
      options={homeTypes.map((value) => ({ value, label: text(homeTypeLabels[value]), hint: text(homeTypeHints[value]), icon: icons[value] }))}
    />
  );
}

export const HomeTypeScreen = () => (
  <StepForm fields={fields} lede={texts.lede} help={{ title: texts.whyTitle, text: texts.why }}>
    <Types />
  </StepForm>
);

import type { ReactNode } from "react";
import { useLayoutEffect, useState } from "react";
import type { HomeType } from "../../business/property";
import { homeTypes } from "../../business/property";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { ApartmentsIcon } from "../../ui/icons/ApartmentsIcon";
import { CondoIcon } from "../../ui/icons/CondoIcon";
import { DuplexIcon } from "../../ui/icons/DuplexIcon";
import { HomeIcon } from "../../ui/icons/HomeIcon";
import { MobileHomeIcon } from "../../ui/icons/MobileHomeIcon";
import { TownhouseIcon } from "../../ui/icons/TownhouseIcon";
import { Note } from "../../ui/Note";
import { OptionCards } from "../../ui/OptionCards";
import { Stack } from "../../ui/Stack";
import { propertyType } from "../prefill/fields";
import { homeType, homeTypeHints, homeTypeLabels } from "./fields";

const texts = phrases("homeType", {
  lede: "Companies need to know this first.",
  found: "Public records list it as: {type}. Change it if that's wrong.",
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

/** What public records say is chosen already, and said to be theirs. */
function Types() {
  const session = useSession();
  const text = useText();
  const [found] = useState(() => homeTypes.find((type) => type === session.answers.peek().get(propertyType)));
  useLayoutEffect(() => {
    if (found && session.draft(homeType).peek() === "") session.set(homeType, found);
  }, [session, found]);
  return (
    <Stack>
      {found && <Note>{text(fill(texts.found, { type: text(homeTypeLabels[found]) }))}</Note>}
      <OptionCards
        {...useField(homeType)}
        hideLabel
        options={homeTypes.map((value) => ({ value, label: text(homeTypeLabels[value]), hint: text(homeTypeHints[value]), icon: icons[value] }))}
      />
    </Stack>
  );
}

export const Screen = () => (
  <StepForm fields={fields} lede={texts.lede} help={{ title: texts.whyTitle, text: texts.why }}>
    <Types />
  </StepForm>
);

import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import type { Answers } from "../../flow/field";
import { homeTypes } from "../../business/property";
import { oneQuestion } from "../../form/oneQuestion";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { sendPart } from "../../session/application/sendPart";
import { ApartmentsIcon } from "../../ui/icons/ApartmentsIcon";
import { CondoIcon } from "../../ui/icons/CondoIcon";
import { DuplexIcon } from "../../ui/icons/DuplexIcon";
import { HomeIcon } from "../../ui/icons/HomeIcon";
import { MobileHomeIcon } from "../../ui/icons/MobileHomeIcon";
import { TownhouseIcon } from "../../ui/icons/TownhouseIcon";
import { homeType, homeTypeHints, homeTypeLabels } from "./fields";

export const homeTypeBody = (answers: Answers) => {
  const type = answers.get(homeType);
  return type === "" ? {} : { homeType: type };
};

const texts = phrases("homeType", {
  title: "What type of building do you rent out?",
  lede: "Companies need to know this first.",
  whyTitle: "Townhouse or condo?",
  why: "With a townhouse, you own the roof and the land. With a condo, the association does.",
});

export const homeTypeStep: LineStep = {
  id: "home-type",
  title: texts.title,
  ...oneQuestion({
    field: homeType,
    answers: homeTypes,
    labels: homeTypeLabels,
    hints: homeTypeHints,
    icons: {
      SINGLE_FAMILY_HOME: HomeIcon,
      TOWNHOUSE: TownhouseIcon,
      CONDO: CondoIcon,
      MULTI_FAMILY: DuplexIcon,
      APARTMENT_BUILDING: ApartmentsIcon,
      MANUFACTURED_OR_MOBILE_HOME: MobileHomeIcon,
    },
    lede: texts.lede,
    help: { title: texts.whyTitle, text: texts.why },
  }),
  effects: [sendPart({ id: "sendHomeType", endpoint: updateAdditionalInfo, body: homeTypeBody })],
  cases: ["insuranceCanBeTrickyLocalAgent", "insuranceCanBeTricky"],
};

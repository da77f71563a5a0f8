import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import type { Answers } from "../../flow/field";
import { homeTypes } from "../../business/property";
import { oneQuestion } from "../../form/oneQuestion";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { sendPart } from "../../session/application/sendPart";
import { homeTypeLabels } from "../../steps/prefill/labels";
import { ApartmentsIcon } from "../../ui/icons/ApartmentsIcon";
import { CondoIcon } from "../../ui/icons/CondoIcon";
import { DuplexIcon } from "../../ui/icons/DuplexIcon";
import { HomeIcon } from "../../ui/icons/HomeIcon";
import { MobileHomeIcon } from "../../ui/icons/MobileHomeIcon";
import { TownhouseIcon } from "../../ui/icons/TownhouseIcon";
import { homeType } from "./fields";

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

const hints = phrases("homeType.hint", {
  SINGLE_FAMILY_HOME: "A detached house for one family",
  TOWNHOUSE: "Shares walls with neighbors",
  CONDO: "You own the inside of the unit",
  MULTI_FAMILY: "A duplex, triplex, or fourplex",
  APARTMENT_BUILDING: "A local broker will help you",
  MANUFACTURED_OR_MOBILE_HOME: "Built in a factory and moved to a lot",
});

export const homeTypeStep: LineStep = {
  id: "home-type",
  title: texts.title,
  ...oneQuestion({
    field: homeType,
    answers: homeTypes,
    labels: homeTypeLabels,
    hints,
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
  // The cases follow from the answer itself, whatever the service says.
  effects: [sendPart({ id: "sendHomeType", behind: true, endpoint: updateAdditionalInfo, body: homeTypeBody })],
  cases: ["insuranceCanBeTrickyLocalAgent", "insuranceCanBeTricky"],
};

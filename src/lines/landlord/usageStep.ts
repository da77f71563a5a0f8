import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import type { Answers } from "../../flow/field";
import { occupancyTypes } from "../../business/property";
import { oneQuestion } from "../../form/oneQuestion";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { sendPart } from "../../session/application/sendPart";
import { occupancyLabels } from "../../steps/prefill/labels";
import { CabinIcon } from "../../ui/icons/CabinIcon";
import { LandlordIcon } from "../../ui/icons/LandlordIcon";
import { RentersIcon } from "../../ui/icons/RentersIcon";
import { SeasonIcon } from "../../ui/icons/SeasonIcon";
import { VacantIcon } from "../../ui/icons/VacantIcon";
import { occupancyType } from "./fields";

export const usageBody = (answers: Answers) => ({ occupancyType: [...answers.get(occupancyType)] });

const texts = phrases("usage", {
  title: "How is the property used?",
  lede: "Select all that apply for the next 12 months.",
  whyTitle: "Why do you need to know?",
  why: "Problems like leaks are found faster when someone lives there. That affects your price.",
});

const hints = phrases("usage.hint", {
  TENANT_PRIMARY: "Tenants on a yearly lease",
  TENANT_SEASONAL: "Vacation guests or students",
  OWNER_SECONDARY: "You stay there some of the time",
  UNOCCUPIED: "For example, between tenants",
  VACANT: "No people and no furniture",
});

export const usageStep: LineStep = {
  id: "usage",
  title: texts.title,
  ...oneQuestion({
    field: occupancyType,
    answers: occupancyTypes,
    labels: occupancyLabels,
    hints,
    icons: {
      TENANT_PRIMARY: LandlordIcon,
      TENANT_SEASONAL: SeasonIcon,
      OWNER_SECONDARY: CabinIcon,
      UNOCCUPIED: RentersIcon,
      VACANT: VacantIcon,
    },
    lede: texts.lede,
    help: { title: texts.whyTitle, text: texts.why },
  }),
  // The cases follow from the answer itself, whatever the service says.
  effects: [sendPart({ id: "sendUsage", behind: true, endpoint: updateAdditionalInfo, body: usageBody })],
  cases: ["trickyCaseConnectViaPhone"],
};

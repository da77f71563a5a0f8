import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import type { Answers } from "../../flow/field";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { sendPart } from "../../session/application/sendPart";
import { homeType } from "./fields";
import { HomeTypeScreen } from "./HomeTypeScreen";

export const homeTypeBody = (answers: Answers) => {
  const type = answers.get(homeType);
  return type === "" ? {} : { homeType: type };
};

const texts = phrases("homeType", { title: "What type of building do you rent out?" });

export const homeTypeStep: LineStep = {
  id: "home-type",
  title: texts.title,
  screen: HomeTypeScreen,
  fields: [homeType],
  effects: [sendPart({ id: "sendHomeType", endpoint: updateAdditionalInfo, body: homeTypeBody })],
  cases: ["insuranceCanBeTrickyLocalAgent", "insuranceCanBeTricky"],
};

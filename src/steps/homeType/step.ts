import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { effects } from "./effects";
import { homeType } from "./fields";
import { Screen } from "./HomeTypeScreen";

const texts = phrases("homeType", { title: "What type of building do you rent out?" });

export const homeTypeStep: LineStep = {
  id: "home-type",
  title: texts.title,
  screen: Screen,
  fields: [homeType],
  effects,
  cases: ["insuranceCanBeTrickyLocalAgent", "insuranceCanBeTricky"],
};

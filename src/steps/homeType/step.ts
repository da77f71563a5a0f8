import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { homeType } from "./fields";

const texts = phrases("homeType", { title: "What kind of building do you rent out?" });

export const homeTypeStep: LineStep = {
  id: "home-type",
  title: texts.title,
  screen: () => import("./HomeTypeScreen"),
  fields: [homeType],
  effects: () => import("./effects").then(({ effects }) => effects),
  cases: ["insuranceCanBeTrickyLocalAgent", "insuranceCanBeTricky"],
};

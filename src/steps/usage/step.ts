import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { effects } from "./effects";
import { occupancyType } from "./fields";
import { Screen } from "./UsageScreen";

const texts = phrases("usage", { title: "How is the property used?" });

export const usageStep: LineStep = {
  id: "usage",
  title: texts.title,
  screen: Screen,
  fields: [occupancyType],
  effects,
  cases: ["trickyCaseConnectViaPhone"],
};

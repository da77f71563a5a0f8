import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { occupancyType } from "./fields";

const texts = phrases("usage", { title: "How is the property used?" });

export const usageStep: LineStep = {
  id: "usage",
  title: texts.title,
  screen: () => import("./UsageScreen"),
  fields: [occupancyType],
  effects: () => import("./effects").then(({ effects }) => effects),
  cases: ["trickyCaseConnectViaPhone"],
};

import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import type { Answers } from "../../flow/field";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { sendPart } from "../../session/application/sendPart";
import { occupancyType } from "./fields";
import { UsageScreen } from "./UsageScreen";

export const usageBody = (answers: Answers) => ({ occupancyType: [...answers.get(occupancyType)] });

const texts = phrases("usage", { title: "How is the property used?" });

export const usageStep: LineStep = {
  id: "usage",
  title: texts.title,
  screen: UsageScreen,
  fields: [occupancyType],
  effects: [sendPart({ id: "sendUsage", endpoint: updateAdditionalInfo, body: usageBody })],
  cases: ["trickyCaseConnectViaPhone"],
};

import { updateGeneralInfo } from "../../api/contract/applications/updateGeneralInfo";
import type { Effect } from "../../session/effect";
import { sendPart } from "../../session/sendPart";
import { nameLead } from "../person/nameLead";
import { personalInfoBody } from "./body";

export const sendPersonalInfo: Effect = sendPart({
  id: "sendPersonalInfo",
  endpoint: updateGeneralInfo,
  body: personalInfoBody,
  casesByCode: { PREMIUM_TOO_HIGH: "tooExpensiveConnectViaPhone" },
});

export const effects: readonly Effect[] = [nameLead, sendPersonalInfo];

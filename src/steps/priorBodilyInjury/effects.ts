import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import type { Answers } from "../../flow/field";
import type { Effect } from "../../session/effect";
import { sendPart } from "../../session/sendPart";
import { priorBILimit } from "./fields";

export const priorLimitBody = (answers: Answers) => {
  const limit = answers.get(priorBILimit);
  return limit === "" ? {} : { priorBILimit: limit };
};

/** PATCH additional info. */
export const effects: readonly Effect[] = [sendPart({ id: "sendPriorLimit", endpoint: updateAdditionalInfo, body: priorLimitBody })];

import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import type { Answers } from "../../flow/field";
import type { Effect } from "../../session/effect";
import { sendPart } from "../../session/sendPart";
import { homeType } from "./fields";

export const homeTypeBody = (answers: Answers) => {
  const type = answers.get(homeType);
  return type === "" ? {} : { homeType: type };
};

/** PATCH additional info. */
export const effects: readonly Effect[] = [sendPart({ id: "sendHomeType", endpoint: updateAdditionalInfo, body: homeTypeBody })];

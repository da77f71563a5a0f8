import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import type { Answers } from "../../flow/field";
import type { Effect } from "../../session/effect";
import { sendPart } from "../../session/sendPart";
import { occupancyType } from "./fields";

export const usageBody = (answers: Answers) => ({ occupancyType: [...answers.get(occupancyType)] });

/** PATCH additional info. */
export const effects: readonly Effect[] = [sendPart({ id: "sendUsage", endpoint: updateAdditionalInfo, body: usageBody })];

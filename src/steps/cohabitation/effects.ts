import { updateCohabitation } from "../../api/contract/applications/updateCohabitation";
import type { Answers } from "../../flow/field";
import type { Effect } from "../../session/effect";
import { sendPart } from "../../session/sendPart";
import { household } from "./fields";
import { householdBody } from "./householdBody";

export const cohabitationBody = (answers: Answers) => ({ cohabitationData: householdBody(answers.get(household)) });

/** PATCH cohabitation. */
export const effects: readonly Effect[] = [sendPart({ id: "sendCohabitation", endpoint: updateCohabitation, body: cohabitationBody })];

import { updateCohabitation } from "../../api/contract/applications/updateCohabitation";
import type { Answers } from "../../flow/field";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { sendPart } from "../../session/application/sendPart";
import { CohabitationScreen } from "./CohabitationScreen";
import { household, householdBody } from "./fields";

export const cohabitationBody = (answers: Answers) => ({ cohabitationData: householdBody(answers.get(household)) });

const texts = phrases("cohabitation", { title: "Who lives with you?" });

export const cohabitationStep: LineStep = {
  id: "cohabitation",
  title: texts.title,
  screen: CohabitationScreen,
  fields: [household],
  effects: [sendPart({ id: "sendCohabitation", endpoint: updateCohabitation, body: cohabitationBody })],
};

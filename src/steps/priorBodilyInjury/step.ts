import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import type { Answers } from "../../flow/field";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { sendPart } from "../../session/application/sendPart";
import { priorBILimit } from "./fields";
import { PriorBodilyInjuryScreen } from "./PriorBodilyInjuryScreen";

export const priorLimitBody = (answers: Answers) => {
  const limit = answers.get(priorBILimit);
  return limit === "" ? {} : { priorBILimit: limit };
};

const texts = phrases("priorBodilyInjury", { title: "How much injury coverage did your last policy have?" });

/** Partners can add this step. The flow's condition leaves it out in California and for visitors without years of coverage. */
export const priorBodilyInjuryStep: LineStep = {
  id: "prior-bodily-injury",
  title: texts.title,
  screen: PriorBodilyInjuryScreen,
  fields: [priorBILimit],
  effects: [sendPart({ id: "sendPriorLimit", endpoint: updateAdditionalInfo, body: priorLimitBody })],
};

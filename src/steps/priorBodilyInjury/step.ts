import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import type { Answers } from "../../flow/field";
import { oneQuestion } from "../../form/oneQuestion";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { sendPart } from "../../session/application/sendPart";
import { hints, labels, priorBILimit, priorLimits } from "./fields";

export const priorLimitBody = (answers: Answers) => {
  const limit = answers.get(priorBILimit);
  return limit === "" ? {} : { priorBILimit: limit };
};

const texts = phrases("priorBodilyInjury", {
  title: "How much injury coverage did your last policy have?",
  lede: "It's on the first page of your policy. Look for two numbers next to \"bodily injury,\" like 50/100.",
  whyTitle: "What the numbers mean",
  why: "They are in thousands of dollars. The first is the most your policy pays for one person. The second is the most for one accident.",
});

/** Partners can add this step. The flow's condition leaves it out in California and for visitors without years of coverage. */
export const priorBodilyInjuryStep: LineStep = {
  id: "prior-bodily-injury",
  title: texts.title,
  ...oneQuestion({ field: priorBILimit, answers: priorLimits, labels, hints, lede: texts.lede, help: { title: texts.whyTitle, text: texts.why } }),
  // A limit changes a price and nothing that is asked.
  effects: [sendPart({ id: "sendPriorLimit", behind: true, endpoint: updateAdditionalInfo, body: priorLimitBody })],
};

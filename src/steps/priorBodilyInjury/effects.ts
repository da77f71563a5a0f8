import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import type { Answers } from "../../flow/field";
import { callApplication } from "../../session/application";
import { done } from "../../session/effect";
import type { Effect } from "../../session/effect";
import { priorBILimit } from "./fields";

export const priorLimitBody = (answers: Answers) => {
  const limit = answers.get(priorBILimit);
  return limit === "" ? {} : { priorBILimit: limit };
};

/** PATCH additional info (spec §7). */
const sendPriorLimit: Effect = {
  id: "sendPriorLimit",
  input: (answers, session) => [session.application.peek()?.id, priorLimitBody(answers)],
  async run({ answers, session, signal }) {
    const sent = await callApplication(session, updateAdditionalInfo, priorLimitBody(answers), signal);
    return sent.ok ? done : { kind: "problem", problem: sent.error };
  },
};

export const effects: readonly Effect[] = [sendPriorLimit];

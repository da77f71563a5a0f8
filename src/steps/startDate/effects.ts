import { updateGeneralInfo } from "../../api/contract/applications/updateGeneralInfo";
import type { Answers } from "../../flow/field";
import { isoDate, parseDate } from "../../kernel/dates";
import { callApplication } from "../../session/application";
import type { Effect } from "../../session/effect";
import { done } from "../../session/effect";
import { insuranceStartDate } from "./fields";

/** `insuranceStartData` of PATCH general-info (spec §7). */
export function startDateBody(answers: Answers): { insuranceStartData?: { effectiveDate: string } } {
  const date = parseDate(answers.get(insuranceStartDate));
  return date ? { insuranceStartData: { effectiveDate: isoDate(date) } } : {};
}

const sendStartDate: Effect = {
  id: "sendStartDate",
  input: (answers, session) => [session.application.peek()?.id, startDateBody(answers)],
  async run({ answers, session, signal }) {
    const sent = await callApplication(session, updateGeneralInfo, startDateBody(answers), signal);
    return sent.ok ? done : { kind: "problem", problem: sent.error };
  },
};

export const effects: readonly Effect[] = [sendStartDate];

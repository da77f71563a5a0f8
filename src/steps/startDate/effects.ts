import { updateGeneralInfo } from "../../api/contract/applications/updateGeneralInfo";
import type { BodyOf } from "../../api/contract/endpoint";
import { startDate } from "../../business/limits";
import type { Answers } from "../../flow/field";
import { daysAhead } from "../../flow/rules/startDate";
import { isoDate, parseDate } from "../../kernel/dates";
import type { Effect } from "../../session/effect";
import { sendPart } from "../../session/sendPart";
import { insuranceStartDate, insuredResideTime } from "./fields";

/** `insuranceStartData` of PATCH general-info. */
export function startDateBody(answers: Answers): BodyOf<typeof updateGeneralInfo> {
  const date = parseDate(answers.get(insuranceStartDate));
  const since = parseDate(answers.get(insuredResideTime));
  return date ? { insuranceStartData: { effectiveDate: isoDate(date), ...(since && { insuredResideTime: isoDate(since) }) } } : {};
}

export const effects: readonly Effect[] = [
  sendPart({
    id: "sendStartDate",
    endpoint: updateGeneralInfo,
    body: startDateBody,
    // Beyond a year it is an advisor's, and the service wouldn't take it.
    when: (answers, session) => (daysAhead(answers.get(insuranceStartDate), session.now()) ?? 0) <= startDate.trickyAfter,
    casesByCode: { PREMIUM_TOO_HIGH: "tooExpensiveConnectViaPhone" },
  }),
];

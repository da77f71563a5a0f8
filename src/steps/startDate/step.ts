import { updateGeneralInfo } from "../../api/contract/applications/updateGeneralInfo";
import type { BodyOf } from "../../api/contract/requests";
import { startDate } from "../../business/limits";
import type { Answers } from "../../flow/field";
import { daysAhead } from "../../flow/rules/startDate";
import { screenWith } from "../../form/screenWith";
import { isoDate, parseDate } from "../../kernel/dates";
import { phrases } from "../../kernel/phrase";
import type { Effect } from "../../session/effect";
import type { LineStep } from "../../session/line";
import { sendPart } from "../../session/application/sendPart";
import type { StartDateOptions } from "./fields";
import { insuranceStartDate, insuredResideTime } from "./fields";
import { StartDateScreen } from "./StartDateScreen";

/** `insuranceStartData` of PATCH general-info. */
export function startDateBody(answers: Answers): BodyOf<typeof updateGeneralInfo> {
  const date = parseDate(answers.get(insuranceStartDate));
  const since = parseDate(answers.get(insuredResideTime));
  return date ? { insuranceStartData: { effectiveDate: isoDate(date), ...(since && { insuredResideTime: isoDate(since) }) } } : {};
}

export const sendStartDate: Effect = sendPart({
  id: "sendStartDate",
  // A date that passed the field's rule changes a price at most, and prices raise the same case.
  behind: true,
  endpoint: updateGeneralInfo,
  body: startDateBody,
  // An advisor handles starts more than a year ahead; the service refuses them.
  when: (answers, session) => (daysAhead(answers.get(insuranceStartDate), session.now()) ?? 0) <= startDate.trickyAfter,
  casesByCode: { PREMIUM_TOO_HIGH: "tooExpensiveConnectViaPhone" },
});

const texts = phrases("startDate", { title: "When should your policy start?" });

/** Typed, or picked from a calendar. */
export const startDateStep = (options: StartDateOptions): LineStep => ({
  id: "insurance-start",
  title: texts.title,
  screen: screenWith(StartDateScreen, options),
  fields: [options.startDate, ...(options.resideTime ? [options.resideTime] : [])],
  effects: [sendStartDate],
  cases: ["insuranceCanBeTricky"],
});

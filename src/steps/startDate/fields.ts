import type { Field } from "../../flow/field";
import { field, withLateRule } from "../../flow/field";
import { string } from "../../kernel/shape";

/** When the policy begins: MM/DD/YYYY as typed. */
const startDate = field("startDate", string(), { label: "Insurance start date", initial: "" });

const rules = () => import("../../flow/rules/startDate");

export const insuranceStartDate: Field<string> = withLateRule(startDate, () => rules().then(({ insuranceStart }) => insuranceStart()));

/** Since when a renter has lived there, where they say it (spec §5, decision 69): MM/DD/YYYY as typed. */
export const insuredResideTime: Field<string> = withLateRule(
  field("insuredResideTime", string(), { label: "Date you moved in", initial: "" }),
  () => import("../../flow/rules/resideTime").then((module) => module.resideTime),
);

/** Renters read the same of a past date as of today (spec §5). */
export const rentersStartDate: Field<string> = withLateRule(startDate, () =>
  rules().then(({ insuranceStart, startDateTexts }) => insuranceStart(startDateTexts.notAhead)),
);

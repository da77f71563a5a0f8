import type { Field } from "../../flow/field";
import { field } from "../../flow/field";
import { resideTime } from "../../flow/rules/resideTime";
import type { Rule } from "../../flow/rules/rule";
import { insuranceStart, startDateTexts } from "../../flow/rules/startDate";
import { z } from "../../kernel/zod";

/** The date when the policy begins, MM/DD/YYYY as typed. */
const startDate = (rule: Rule<string>): Field<string> => field<string>("startDate", z.string(), { label: "Insurance start date", initial: "", rated: true, rule });

export const insuranceStartDate = startDate(insuranceStart());

/** For renters a date in the past has the same message as today's. */
export const rentersStartDate = startDate(insuranceStart(startDateTexts.notAhead));

/** The date since which a renter has lived there, if given: MM/DD/YYYY as typed. */
export const insuredResideTime: Field<string> = field<string>("insuredResideTime", z.string(), {
  label: "Date you moved in",
  initial: "",
  rated: true,
  rule: resideTime,
});

/** The parts in which one line's start date step differs from another's. */
export interface StartDateOptions {
  readonly startDate: Field<string>;
  /** An optional question: the date since which the insured has lived there. */
  readonly resideTime?: Field<string>;
}

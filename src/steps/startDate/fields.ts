import type { Field } from "../../flow/field";
import { field } from "../../flow/field";
import { resideTime } from "../../flow/rules/resideTime";
import type { Rule } from "../../flow/rules/rule";
import { insuranceStart, startDateTexts } from "../../flow/rules/startDate";
import { z } from "../../kernel/zod";

/** When the policy begins: MM/DD/YYYY as typed. */
const startDate = (rule: Rule<string>): Field<string> => field<string>("startDate", z.string(), { label: "Insurance start date", initial: "", rated: true, rule });

export const insuranceStartDate = startDate(insuranceStart());

/** For renters a date in the past has the same message as today's. */
export const rentersStartDate = startDate(insuranceStart(startDateTexts.notAhead));

/** Since when a renter has lived there, where they say it: MM/DD/YYYY as typed. */
export const insuredResideTime: Field<string> = field<string>("insuredResideTime", z.string(), {
  label: "Date you moved in",
  initial: "",
  rated: true,
  rule: resideTime,
});

/** What one line's start differs by from another's. */
export interface StartDateOptions {
  readonly startDate: Field<string>;
  /** Asks, and may be passed over: since when the insured has lived there. */
  readonly resideTime?: Field<string>;
}

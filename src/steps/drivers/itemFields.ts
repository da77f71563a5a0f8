import { driverAge } from "../../business/limits";
import type { AutoFactor } from "../../business/states";
import { isBarred } from "../../business/states";
import type { AnyField, RuleContext } from "../../flow/field";
import { answersOf, field } from "../../flow/field";
import { birthDate, dateLicensed } from "../../flow/rules/date";
import type { Rule } from "../../flow/rules/rule";
import { z } from "../../kernel/zod";
import { dateOfBirth, firstName, lastName, optionalEmail, phoneField } from "../../session/fields/person";
import { gender as genderAnywhere } from "../person/gender";
import { maritalStatus as anywhere } from "../person/maritalStatus";
import type { DriverAnswer } from "./driverAnswer";

/** Fields that the state bars are neither asked nor validated. */
const unlessBarred =
  <Value>(factor: AutoFactor, rule: Rule<Value>): Rule<Value> =>
  (value, context) =>
    context.state !== null && isBarred(context.state, factor) ? null : rule(value, context);

export const driverBirthDate: typeof dateOfBirth = { ...dateOfBirth, rule: birthDate(driverAge) };

export const gender: typeof genderAnywhere = { ...genderAnywhere, rule: unlessBarred("gender", (value, context) => genderAnywhere.rule?.(value, context) ?? null) };

export const maritalStatus: typeof anywhere = { ...anywhere, rule: unlessBarred("maritalStatus", (value, context) => anywhere.rule?.(value, context) ?? null) };

export const driverDateLicensed = field("driverDateLicensed", z.string(), {
  label: "Date first licensed",
  initial: "",
  personal: true,
  rule: unlessBarred("experience", dateLicensed(({ answers }) => answers.get(dateOfBirth))),
});

/** In the order in which they are asked. */
const fieldsOf = (born: AnyField): readonly AnyField[] => [firstName, lastName, born, gender, maritalStatus, driverDateLicensed];
export const driverFields = fieldsOf(driverBirthDate);
const reached = [optionalEmail, phoneField];
/** The main driver's contact details are asked here, because the line has no step for personal info. */
export const mainDriverFields: readonly AnyField[] = [...fieldsOf(dateOfBirth), ...reached];
/** The main driver's fields that the step stores, also for other lines. */
export const policyHolderFields = [firstName, lastName, dateOfBirth, ...reached] as const;

/** True when the driver has every answer that the state asks for, and each is valid. */
export function isComplete(driver: DriverAnswer, { now, state }: RuleContext): boolean {
  const values: Readonly<Record<string, unknown>> = { ...driver };
  const context = { now, state, answers: answersOf(values) };
  return driverFields.every((asked) => !asked.rule?.(values[asked.name], context));
}

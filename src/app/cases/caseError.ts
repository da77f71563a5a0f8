import type { ComplexCase } from "../../flow/complexCase";
import type { RuleContext } from "../../flow/field";
import { answersOf } from "../../flow/field";
import type { FieldError } from "../../session/effectOutcome";
import type { LineStep } from "../../session/line";
import type { Session } from "../../session/session";

type Values = Readonly<Record<string, unknown>>;

/** The step's own answers decide its cases: the visitor can't change another step's on this screen. */
export const ownAnswers = (session: Session, values: Values): RuleContext => ({ ...session.ruleContext(values), answers: answersOf(values) });

/** Returns the case's message for a field of the step, with the field's current value. Null if it is about another field. */
export function errorOf(found: ComplexCase, step: LineStep, session: Session): FieldError | null {
  const shown = Object.fromEntries(step.fields.map((field) => [field.name, session.draft(field).peek()]));
  const about = found.about?.(ownAnswers(session, shown));
  if (!about || !step.fields.some(({ name }) => name === about.field.name)) return null;
  return { ...about, by: { source: "case", value: shown[about.field.name] } };
}

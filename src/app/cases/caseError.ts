import type { ComplexCase } from "../../flow/complexCase";
import type { RuleContext } from "../../flow/field";
import { answersOf } from "../../flow/field";
import type { FieldError } from "../../session/effectOutcome";
import type { LineStep } from "../../session/line";
import type { Session } from "../../session/session";

type Values = Readonly<Record<string, unknown>>;

/** The step's own answers, by which its cases are judged: another step's can't be changed on this screen. */
export const ownAnswers = (session: Session, values: Values): RuleContext => ({ ...session.ruleContext(values), answers: answersOf(values) });

/** A case's message for an answer that the step asks, as the answer stands there now. Null where it is about none of them. */
export function errorOf(found: ComplexCase, step: LineStep, session: Session): FieldError | null {
  const shown = Object.fromEntries(step.fields.map((field) => [field.name, session.draft(field).peek()]));
  const about = found.about?.(ownAnswers(session, shown));
  if (!about || !step.fields.some(({ name }) => name === about.field.name)) return null;
  return { ...about, by: { source: "case", value: shown[about.field.name] } };
}

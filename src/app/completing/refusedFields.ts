import type { Problem } from "../../api/contract/problem";
import { phrases } from "../../kernel/phrase";
import type { FieldError } from "../../session/effectOutcome";
import type { LineStep } from "../../session/line";
import type { Session } from "../../session/session";

const texts = phrases("runner", { late: "Check this answer and correct it. The insurance companies can't use it." });

/**
 * Returns the step's fields that the service points to. A place inside a list counts as the list: `/drivers/1/firstName` isn't the main
 * driver's name.
 */
export function pointedAt({ fields }: LineStep, { errors = [] }: Problem) {
  const named = errors.map(({ pointer }) => pointer.split("/").find((part) => fields.some(({ name }) => name === part)));
  return fields.filter(({ name }) => named.includes(name));
}

/** Returns the step's fields that the service refuses: its first field if it points to none. */
export function refusedFields(session: Session, step: LineStep, problem: Problem): readonly FieldError[] {
  const named = pointedAt(step, problem);
  return (named.length > 0 ? named : step.fields.slice(0, 1)).map((field) => ({
    field,
    message: texts.late,
    by: { source: "service", value: session.draft(field).peek() },
  }));
}

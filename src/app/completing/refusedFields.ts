import type { Problem } from "../../api/contract/problem";
import { phrases } from "../../kernel/phrase";
import type { FieldError } from "../../session/effectOutcome";
import type { LineStep } from "../../session/line";
import type { Session } from "../../session/session";

const texts = phrases("runner", { late: "Check this answer and correct it. The insurance companies can't use it." });

/** Returns the step's fields that the service points to; its first field if it points to none. */
export function refusedFields(session: Session, { fields }: LineStep, { errors = [] }: Problem): readonly FieldError[] {
  const named = fields.filter(({ name }) => errors.some(({ pointer }) => pointer.split("/").includes(name)));
  return (named.length > 0 ? named : fields.slice(0, 1)).map((field) => ({
    field,
    message: texts.late,
    by: { source: "service", value: session.draft(field).peek() },
  }));
}

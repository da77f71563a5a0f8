import type { AnyField } from "../flow/field";
import type { FieldError } from "../session/effectOutcome";
import type { Session } from "../session/session";

/** Returns the errors in these fields' drafts, in the order of the questions. */
export function validate(session: Session, fields: readonly AnyField[], scope?: string): readonly FieldError[] {
  const drafted = session.drafted(fields, scope);
  const context = session.ruleContext(drafted);
  return fields.flatMap((field) => {
    const message = field.rule?.(drafted[field.name], context);
    return message ? [{ field, message }] : [];
  });
}

/** Trims text values before they are stored. */
export const trimmed = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]));

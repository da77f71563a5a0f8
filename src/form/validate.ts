import type { AnyField } from "../flow/field";
import type { FieldError } from "../session/effectOutcome";
import type { Session } from "../session/session";

/** What these fields' drafts have wrong, in the order in which they are asked. */
export function validate(session: Session, fields: readonly AnyField[], scope?: string): readonly FieldError[] {
  const drafted = session.drafted(fields, scope);
  const context = session.ruleContext(drafted);
  return fields.flatMap((field) => {
    const message = field.rule?.(drafted[field.name], context);
    return message ? [{ field, message }] : [];
  });
}

/** Text values are trimmed before they are kept. */
export const trimmed = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]));

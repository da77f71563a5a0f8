import type { AnyField } from "../../flow/field";
import type { Session } from "../session";

const told = new WeakMap<Session, Map<AnyField, unknown>>();

/** Fills in a field with a value from the host's page. */
export function tellAhead(session: Session, field: AnyField, value: unknown): void {
  session.set(field, value);
  told.set(session, (told.get(session) ?? new Map<AnyField, unknown>()).set(field, value));
}

/**
 * Returns the host's values that nobody has changed, by field name. They may belong to forms that the visitor hasn't reached
 * yet.
 */
export function toldAhead(session: Session): Readonly<Record<string, unknown>> {
  const unchanged = [...(told.get(session) ?? [])].filter(([field, value]) => session.draft(field).peek() === value);
  return Object.fromEntries(unchanged.map(([{ name }, value]) => [name, value]));
}

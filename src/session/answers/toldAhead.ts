import type { AnyField } from "../../flow/field";
import type { Session } from "../session";

const told = new WeakMap<Session, Map<AnyField, unknown>>();

/** Fills a field in with what a host's page knows. */
export function tellAhead(session: Session, field: AnyField, value: unknown): void {
  session.set(field, value);
  told.set(session, (told.get(session) ?? new Map<AnyField, unknown>()).set(field, value));
}

/** What a host's page has told and nobody has changed, by field name. It may stand in forms that the visitor hasn't come to yet. */
export function toldAhead(session: Session): Readonly<Record<string, unknown>> {
  const unchanged = [...(told.get(session) ?? [])].filter(([field, value]) => session.draft(field).peek() === value);
  return Object.fromEntries(unchanged.map(([{ name }, value]) => [name, value]));
}

import type { AnyField } from "../../flow/field";
import { fieldId } from "../../form/Form";
import { scannedIn } from "../../form/scanned";
import { personFields } from "../../session/fields/person";
import type { Session } from "../../session/session";
import { gender } from "../person/gender";
import { maritalStatus } from "../person/maritalStatus";
import type { DriverAnswer } from "./driverAnswer";

/**
 * Fills a form's drafts with known answers, unless the visitor has typed something there. The main driver starts as the person
 * known from another line, from the host's prefill or from a license, which stays marked as such.
 */
export function seedDrafts(session: Session, scope: string, fields: readonly AnyField[], isMain: boolean, driver: DriverAnswer | undefined): void {
  const drafts = fields.map((field) => [field, session.draft(field, scope)] as const);
  if (drafts.some(([field, draft]) => draft.peek() !== field.initial)) return;
  const person: Readonly<Record<string, unknown>> = isMain ? session.drafted([...personFields, gender, maritalStatus]) : {};
  const known: Readonly<Record<string, unknown>> = { ...person, ...driver };
  for (const [field, draft] of drafts) draft.value = known[field.name] ?? field.initial;
  const scanned = scannedIn(session);
  if (isMain) scanned.value = { ...scanned.peek(), ...Object.fromEntries(fields.map(({ name }) => [fieldId(name, scope), scanned.peek()[name]])) };
}

import type { AnyField } from "../../flow/field";
import { typedFromIso } from "../../flow/rules/dateFormat";
import { formatPhone } from "../../flow/rules/phone";
import { addressFields, addressLine1, addressLine2, addressSearch, cityField, stateField, zipField } from "../../session/fields/address";
import { dateOfBirth, personFields, phoneField } from "../../session/fields/person";
import type { Session } from "../../session/session";
import { tellAhead } from "../../session/answers/toldAhead";
import { fillAddress } from "./fillAddress";

const fillable: readonly AnyField[] = [...addressFields, ...personFields];

/** Formats a host's value as a visitor would type it: hosts send dates as YYYY-MM-DD and phone numbers as digits. */
function asTyped({ name }: AnyField, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (name === phoneField.name) return formatPhone(value);
  return name === dateOfBirth.name ? typedFromIso(value) : value;
}

/** Prefills fields with a host's data, by name and shape: address and person, or a line's own fields. Drops and logs the rest. */
export function applyPrefill(session: Session, data: unknown, fields = fillable): void {
  if (data === null || typeof data !== "object") {
    session.logger.warn("bad-prefill", "Prefill was not an object");
    return;
  }
  for (const [name, value] of Object.entries(data)) {
    const field = fields.find((candidate) => candidate.name === name);
    const parsed = field?.shape.safeParse(value);
    if (field && parsed?.success) tellAhead(session, field, asTyped(field, parsed.data));
    else session.logger.warn("prefill-dropped", "A prefilled answer was dropped");
  }
  if (fields.includes(addressLine1) && addressLine1.name in data && !(addressSearch.name in data)) showAddress(session);
}

/** Shows the address parts of the host in the single field that asks for the address. */
function showAddress(session: Session): void {
  const part = (field: typeof addressLine1): string => session.draft(field).peek();
  fillAddress(session, {
    addressLine1: part(addressLine1),
    addressLine2: part(addressLine2),
    city: part(cityField),
    state: part(stateField),
    zipCode: part(zipField),
  });
}

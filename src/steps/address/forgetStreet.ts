import type { AnyField } from "../../flow/field";
import { addressLine1, addressLine2, addressSearch, cityField } from "../../session/fields/address";
import type { Session } from "../../session/session";

/**
 * Clears a street given in another line, and the `others`. The street isn't in the new state or ZIP code, and a lead must not hold
 * both.
 */
export function forgetStreet(session: Session, ...others: readonly AnyField[]): void {
  session.commit(Object.fromEntries([addressLine1, addressLine2, cityField, addressSearch, ...others].map(({ name }) => [name, ""])));
}

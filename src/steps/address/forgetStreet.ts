import type { AnyField } from "../../flow/field";
import { addressLine1, addressLine2, addressSearch, cityField } from "../../session/fields/address";
import type { Session } from "../../session/session";

/** Clears a street that was given in another line, and the `others`: it doesn't lie in the new state or ZIP code, and a lead must not hold both. */
export function forgetStreet(session: Session, ...others: readonly AnyField[]): void {
  session.commit(Object.fromEntries([addressLine1, addressLine2, cityField, addressSearch, ...others].map(({ name }) => [name, ""])));
}

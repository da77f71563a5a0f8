import type { AnyField } from "../../flow/field";
import { addressLine1, addressLine2, addressSearch, cityField } from "../../session/fields/address";
import type { Session } from "../../session/session";

/** A street of another line doesn't lie in the new state or ZIP code: it goes, with what else goes with it, so that no lead has both. */
export function forgetStreet(session: Session, ...others: readonly AnyField[]): void {
  session.commit(Object.fromEntries([addressLine1, addressLine2, cityField, addressSearch, ...others].map(({ name }) => [name, ""])));
}

import type { FullAddress } from "../../flow/rules/address";
import { addressLine1, addressLine2, cityField, stateField, zipField } from "../../session/fields/address";
import type { Session } from "../../session/session";

const parts = [addressLine1, addressLine2, cityField, stateField, zipField];

/** Puts a whole address into the separate fields. A unit that was given before stays if the address has none. */
export function spreadAddress(session: Session, whole: FullAddress): void {
  for (const part of parts) {
    const given = whole[part.name as keyof FullAddress];
    if (given) session.draft(part).value = given;
  }
}

import { oneLine } from "../../business/oneLine";
import type { Session } from "../../session/session";
import { addressLine1, addressLine2, addressSearch, cityField, startInManualMode, stateField, zipField } from "../../session/fields/address";

/** An address from a host or a link: any part may be missing. */
export interface KnownAddress {
  readonly addressLine1?: string | undefined;
  readonly addressLine2?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zipCode?: string | undefined;
}

/** Fills an address in: a complete one in the single search field, a partial one in the separate fields, where it can be seen. */
export function fillAddress(session: Session, known: KnownAddress): void {
  const { addressLine1: line = "", addressLine2: unit = "", city = "", state = "", zipCode = "" } = known;
  session.set(addressLine1, line);
  session.set(addressLine2, unit);
  session.set(cityField, city);
  session.set(stateField, state);
  session.set(zipField, zipCode);
  const isWhole = Boolean(line && city && state && zipCode);
  session.set(addressSearch, isWhole ? oneLine({ addressLine1: line, city, state, zipCode }) : "");
  if (line && !isWhole) session.set(startInManualMode, true);
}

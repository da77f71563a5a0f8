import { verifyAddress } from "../../api/contract/addresses";
import { readZipCode } from "../../api/contract/zipCodes";
import { hashOf } from "../../kernel/ids";
import { askedAhead } from "../../session/askedAhead";
import type { Session } from "../../session/session";
import type { propertyAddress } from "./propertyAddress";

/**
 * Asks whether the ZIP code exists and whether the address is in it. Neither waits for the other, because a visitor may be waiting
 * for both. Asks once per address, line and confirmation of the unit, and makes nothing.
 */
export function askAddress(session: Session, address: ReturnType<typeof propertyAddress>, isConfirmed: boolean) {
  const line = session.line.peek()?.wire;
  const { api, signal } = session;
  const ask = async () => {
    const [found, verified] = await Promise.all([
      api.call(readZipCode, { params: { zipCode: address.zipCode }, query: line ? { line } : {}, signal }),
      api.call(verifyAddress, { body: { address, ...(isConfirmed && { unitConfirmed: true }) }, signal }),
    ]);
    return found.ok ? { isSupported: found.value.supported, verified } : { refused: found.error };
  };
  return askedAhead(session, "address", hashOf([line, address, isConfirmed]), ask, (answer) => answer.verified?.ok === true);
}

import { verifyAddress } from "../../api/contract/addresses";
import { readZipCode } from "../../api/contract/zipCodes";
import { hashOf } from "../../kernel/ids";
import { askedAhead } from "../../session/askedAhead";
import type { Session } from "../../session/session";
import type { propertyAddress } from "./propertyAddress";

/**
 * Asks whether the ZIP code exists, and then whether the address is in it. Asks once per address, line and confirmation of the unit,
 * and makes nothing.
 */
export function askAddress(session: Session, address: ReturnType<typeof propertyAddress>, isConfirmed: boolean) {
  const line = session.line.peek()?.wire;
  const { api, signal } = session;
  const ask = async () => {
    const found = await api.call(readZipCode, { params: { zipCode: address.zipCode }, query: line ? { line } : {}, signal });
    if (!found.ok) return { refused: found.error } as const;
    const verified = await api.call(verifyAddress, { body: { address, ...(isConfirmed && { unitConfirmed: true }) }, signal });
    return { isSupported: found.value.supported, verified };
  };
  return askedAhead(session, "address", hashOf([line, address, isConfirmed]), ask, (answer) => answer.verified?.ok === true);
}

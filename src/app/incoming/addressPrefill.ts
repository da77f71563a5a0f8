import { length, prefillParameter } from "../../business/limits";
import { isZip } from "../../flow/rules/address";
import { jsonFromBase64 } from "../../kernel/base64";
import { z } from "../../kernel/zod";
import { startInManualMode } from "../../session/fields/address";
import type { Session } from "../../session/session";
import { fillAddress } from "./fillAddress";

/** The parameter `am`: an address, submitted without a press in any line. Drops unknown keys, because anybody can write a link. */
const addressParameter = z.object({
  addressLine1: z.string().check(z.minLength(1), z.maxLength(length.addressLine)),
  addressLine2: z._default(z.string().check(z.maxLength(length.unit)), ""),
  city: z.string().check(z.minLength(1), z.maxLength(length.city)),
  state: z.string().check(z.regex(/^[A-Z]{2}$/)),
  zipCode: z.string().check(z.refine(isZip)),
  startInManualMode: z._default(z.boolean(), false),
});

/** Fills the address in. Returns false if the parameter isn't an address. */
export function applyAddressPrefill(session: Session, encoded: string): boolean {
  const parsed = addressParameter.safeParse(jsonFromBase64(encoded, prefillParameter));
  if (!parsed.success) {
    session.logger.warn("bad-address-parameter", "Address parameter was not understood");
    return false;
  }
  fillAddress(session, parsed.data);
  if (parsed.data.startInManualMode) session.set(startInManualMode, true);
  return true;
}

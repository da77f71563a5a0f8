import { createRemoteJWKSet, jwtVerify } from "jose";
import { handOffIssuer, redeemHandOffToken } from "../../src/api/contract/handOffTokens";
import type { ResponseOf } from "../../src/api/contract/endpoint";

export type HandedOver = ResponseOf<typeof redeemHandOffToken>;

/** `invalid`: forged, for another site, or expired. `used`: it was valid once. `unavailable`: the quote service can't be reached. */
export type Reception = { outcome: "received"; handedOver: HandedOver } | { outcome: "invalid" | "used" | "unavailable" };

/**
 * Receives a token on a site's own server. Verifies that the service signed it, and that it is for this site and the given ref.
 * Burns its id before fetching the lead, which burns it at the service too.
 */
export function handOffReceiver(options: { readonly api: string; readonly site: string }) {
  const keys = createRemoteJWKSet(new URL("/v1/hand-off-keys", options.api));
  const burnt = new Set<string>();

  return async (token: string, ref: string): Promise<Reception> => {
    const wanted = { issuer: handOffIssuer, audience: options.site, algorithms: ["EdDSA"], requiredClaims: ["jti", "exp"] };
    const verified = await jwtVerify(token, keys, wanted).catch(() => null);
    const jti = verified?.payload.jti;
    if (jti === undefined || verified?.payload.ref !== ref) return { outcome: "invalid" };
    if (burnt.has(jti)) return { outcome: "used" };
    burnt.add(jti);
    const redeemed = await fetch(options.api + redeemHandOffToken.path, {
      method: redeemHandOffToken.method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ token }),
    }).catch(() => null);
    if (redeemed?.ok) return { outcome: "received", handedOver: redeemHandOffToken.response().parse(await redeemed.json()) };
    if (redeemed?.status === 409) return { outcome: "used" };
    if (redeemed !== null && redeemed.status < 500) return { outcome: "invalid" };
    // Nothing was used up, so the visitor may try again.
    burnt.delete(jti);
    return { outcome: "unavailable" };
  };
}

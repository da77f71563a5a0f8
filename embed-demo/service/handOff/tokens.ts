import { randomInt } from "node:crypto";
import { createLocalJWKSet, errors, jwtVerify, SignJWT } from "jose";
import { handOffIssuer, type HandOffProduct } from "../../../src/api/contract/handOffTokens";
import type { Database } from "../database/connection";
import type { Vault } from "../database/vault";
import { algorithm, publicKeysOf, signingKeyOf } from "./keys";

/** Milliseconds: long enough for a slow redirect, too short for a link that is found later. */
export const lifetime = 10 * 60_000;

/** The path of each product's site under the origin of the external sites. A token is valid for that site only. */
const places: Readonly<Record<HandOffProduct, string>> = { PERSONAL_HOME: "/quoting/", CONDOMINIUM: "/quoting/", PET: "/pet-partner/" };

export const siteOf = (product: HandOffProduct, externalOrigin: string): string => externalOrigin + places[product];

interface Claims {
  /** The hand-off's id. */
  jti: string;
  ref: string;
  product: HandOffProduct;
  customerId: string;
  site: string;
  expiresAt: Date;
}

/** The claims contain nothing personal: they name what the site may fetch. */
export async function signToken(db: Database, vault: Vault, { jti, ref, product, customerId, site, expiresAt }: Claims): Promise<string> {
  const { kid, key } = await signingKeyOf(db, vault);
  return new SignJWT({ ref, product })
    .setProtectedHeader({ alg: algorithm, kid, typ: "JWT" })
    .setIssuer(handOffIssuer)
    .setAudience(site)
    .setSubject(customerId)
    .setJti(jti)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key);
}

/** The hand-off id in a token of ours; null if it is forged, expired, or not a token. */
export async function readToken(db: Database, token: string): Promise<string | null> {
  try {
    const keys = createLocalJWKSet({ keys: await publicKeysOf(db) });
    const { payload } = await jwtVerify(token, keys, { issuer: handOffIssuer, algorithms: [algorithm], requiredClaims: ["jti", "exp"] });
    return payload.jti ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Without letters and digits that are easily confused when read aloud. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

export const newRef = (product: HandOffProduct): string =>
  `${product === "PET" ? "PET" : "FL"}-${Array.from({ length: 7 }, () => alphabet.charAt(randomInt(alphabet.length))).join("")}`;

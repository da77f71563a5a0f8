import { asc } from "drizzle-orm";
import { exportJWK, generateKeyPair, importJWK, type CryptoKey } from "jose";
import { newId } from "../../../src/kernel/ids";
import type { Database } from "../database/connection";
import { signingKey } from "../database/tables/handOff";

type StoredKey = typeof signingKey.$inferSelect;

/** One algorithm, so that no token can choose a weaker one. */
export const algorithm = "EdDSA";

/** Every key in the database, the signing one first. The first process to ask creates it; if two do, both use the older. */
async function keysOf(db: Database): Promise<[StoredKey, ...StoredKey[]]> {
  const read = () => db.select().from(signingKey).orderBy(asc(signingKey.createdAt), asc(signingKey.kid));
  const [first, ...others] = await read();
  if (first) return [first, ...others];
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const [publicJwk, privateJwk] = await Promise.all([exportJWK(publicKey), exportJWK(privateKey)]);
  await db.insert(signingKey).values({ kid: newId(), publicJwk: { ...publicJwk } as Record<string, string>, privateJwk: { ...privateJwk } as Record<string, string> });
  const [made, ...more] = await read();
  if (!made) throw new Error("The signing key wasn't written");
  return [made, ...more];
}

/** The current signing key. */
export async function signingKeyOf(db: Database): Promise<{ kid: string; key: CryptoKey }> {
  const [{ kid, privateJwk }] = await keysOf(db);
  return { kid, key: (await importJWK(privateJwk, algorithm)) as CryptoKey };
}

/** The public keys, in JWK set format. */
export async function publicKeysOf(db: Database) {
  const keys = await keysOf(db);
  return keys.map(({ kid, publicJwk: { kty = "", crv = "", x = "" } }) => ({ kty, crv, x, kid, alg: algorithm, use: "sig" }));
}
